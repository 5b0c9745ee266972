import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { orderCounters, type OrderRow, orders } from '../table.ts'

/** An order that is to get its number. */
export type UnnumberedOrder = Omit<OrderRow, 'number'>

/**
 * Keeps an order under the next number of its shop's business day. The counter is held until the transaction ends, so
 * that numbers have no gaps and no doubles, and other orders of the shop wait: do this as late as possible.
 */
export const numberOrder = async (
  transaction: Database,
  order: UnnumberedOrder,
): Promise<OrderRow> => {
  const { shop, businessDay } = order
  const [counter] = await transaction
    .insert(orderCounters)
    .values({ shop, businessDay, last: 1 })
    .onConflictDoUpdate({
      target: [orderCounters.shop, orderCounters.businessDay],
      set: { last: sql`${orderCounters.last} + 1` },
    })
    .returning({ last: orderCounters.last })
  if (!counter) throw new Error('the counter of orders answered nothing')
  const numbered = { ...order, number: counter.last }
  await transaction.insert(orders).values(numbered)
  return numbered
}
