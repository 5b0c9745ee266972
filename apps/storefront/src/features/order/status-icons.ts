import type { IconName } from '@comanda/ui'
import type { SessionOrder } from './order-steps.ts'

/** The sign of each status of an order, beside its word. */
export const statusIcons: Readonly<Record<SessionOrder['status'], IconName>> = {
  toPay: 'info',
  received: 'receipt',
  preparing: 'clock',
  ready: 'bell',
  completed: 'check',
  cancelled: 'close',
}
