import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { addEvents } from '../queries/add-events.ts'
import type { SessionState } from '../records/session-record.ts'

/** Orders of a session that have just been cancelled, and all of its orders as they are now. */
export interface MarkedOrders {
  readonly rows: readonly OrderRow[]
  readonly all: readonly OrderRow[]
}

/** Sets orders of a locked session to cancelled and notes it in its history, with why if that is known. Their lines and the bill are the caller's. */
export const markCancelled = async (
  transaction: Database,
  { row, orders: before }: Pick<SessionState, 'row' | 'orders'>,
  ids: readonly string[],
  {
    actor,
    now,
    note,
  }: { readonly actor: Actor; readonly now: Date; readonly note?: string | undefined },
): Promise<MarkedOrders> => {
  if (ids.length === 0) return { rows: [], all: before }
  const { shop, _id: session } = row
  const at = now.toISOString()
  const rows = await transaction
    .update(orders)
    .set({ status: 'cancelled', cancelledTime: at, payCheckTime: null, acceptUntil: null })
    .where(and(eq(orders.shop, shop), inArray(orders._id, [...ids])))
    .returning()
  const events = rows.map(({ _id: order, number }) => {
    const from = before.find(({ _id }) => _id === order)?.status
    const detail = { order, number, from, to: 'cancelled', ...(note ? { note } : {}) }
    return { shop, session, at, kind: 'orderStatus' as const, actor, detail }
  })
  await addEvents(transaction, ...events)
  return { rows, all: before.map((one) => rows.find(({ _id }) => _id === one._id) ?? one) }
}
