import { asc, lt } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import { orders } from '../../../tables/orders.ts'
import { orderingOf } from '../table-sessions/ordering.ts'
import { declineOrder } from './decline-order.ts'

/** Orders declined in one run; the next run continues with the others. */
const AT_ONCE = 500

/** Declines orders that nobody has accepted in time (ORDER-7.5). Returns how many. */
export const declineUnanswered = async (context: ServerContext): Promise<number> => {
  const ordering = orderingOf(context)
  const { database, log } = context.runtime
  const now = new Date(ordering.now())
  const late = await database
    .select({ shop: orders.shop, order: orders._id })
    .from(orders)
    .where(lt(orders.acceptUntil, now.toISOString()))
    .orderBy(asc(orders.acceptUntil))
    .limit(AT_ONCE)
  let count = 0
  for (const key of late) {
    try {
      await declineOrder(ordering, key, { reason: 'noResponse' }, { role: 'server' }, now)
      count += 1
    } catch (error) {
      log.info({ err: error, order: key.order }, 'an order that nobody accepted was not declined')
    }
  }
  return count
}
