import type { TableState } from '@comanda/client/staff'
import type { IconName } from '@comanda/ui'

/** The sign of each state of a table: its colour alone tells nothing. */
export const tableSigns = {
  billAsked: 'receipt',
  late: 'warning',
  dirty: 'spark',
  reserved: 'calendar',
  free: 'plus',
  seated: 'person',
  ordered: 'clock',
  toCome: 'flame',
  ready: 'bell',
  served: 'menu',
  paid: 'check',
} as const satisfies Record<TableState, IconName>
