import type { ListQuery } from '@comanda/client'
import type { TableSession } from '@comanda/contract'

/** The tabs of the records, each with the statuses of its sessions. */
export const recordTabs = {
  ongoing: ['ongoing', 'toPay'],
  done: ['done'],
  cancelled: ['cancelled', 'void'],
} as const satisfies Readonly<Record<string, readonly TableSession['status'][]>>
export type RecordTab = keyof typeof recordTabs

export const isRecordTab = (value: unknown): value is RecordTab =>
  typeof value === 'string' && Object.hasOwn(recordTabs, value)

/** Returns false for a table that ordered nothing: it is no record of an order (SCREEN-5.2). */
export const wasOrdered = ({ orders }: Pick<TableSession, 'orders'>): boolean => orders.length > 0

/**
 * Returns the query of a member's own records, or else of those whose restore keys this device stores; undefined if it
 * stores none of them.
 */
export const recordQuery = (
  tab: RecordTab,
  user: string | undefined,
  restoreKeys: readonly string[],
): ListQuery | undefined => {
  if (user === undefined && restoreKeys.length === 0) return undefined
  return {
    path: 'tableSessions',
    sort: { createTime: -1 },
    where: {
      status: { $in: recordTabs[tab] },
      ...(user === undefined ? { restoreKeys: { $in: restoreKeys } } : { user }),
    },
  }
}
