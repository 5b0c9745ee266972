import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { orderCounters } from '../table.ts'

/**
 * The next order number of a shop's business day. It holds the counter until the transaction ends, so that numbers have
 * no gaps and no doubles: ask for it as late as possible.
 */
export const nextNumber = async (
  transaction: Database,
  shop: string,
  businessDay: string,
): Promise<number> => {
  const [counter] = await transaction
    .insert(orderCounters)
    .values({ shop, businessDay, last: 1 })
    .onConflictDoUpdate({
      target: [orderCounters.shop, orderCounters.businessDay],
      set: { last: sql`${orderCounters.last} + 1` },
    })
    .returning({ last: orderCounters.last })
  if (!counter) throw new Error('the counter of orders answered nothing')
  return counter.last
}
