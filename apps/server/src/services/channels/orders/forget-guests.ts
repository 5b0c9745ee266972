import { and, asc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { groupBy } from '../../../records/group-by.ts'
import { channelOrders } from '../../../tables/channel-orders.ts'

/** After this many ms nobody asks any more who ordered at a channel, or fetched it (CHANNEL-2.9). */
const knownFor = 30 * 86_400_000

/** Orders in one statement. */
const atOnce = 1000

/** Removes who ordered at channels and who fetched it from orders that came 30 days ago. */
export const forgetChannelGuests = async (database: Database, now: number): Promise<number> => {
  const { shop, _id, customer, courier, createTime } = channelOrders
  const before = new Date(now - knownFor).toISOString()
  let forgotten = 0
  for (;;) {
    const due = await database
      .select({ shop, _id })
      .from(channelOrders)
      .where(and(or(isNotNull(customer), isNotNull(courier)), lt(createTime, before)))
      .orderBy(asc(createTime))
      .limit(atOnce)
    for (const [of, rows] of groupBy(due, (row) => row.shop))
      await database
        .update(channelOrders)
        .set({ customer: null, courier: null })
        .where(
          and(
            eq(shop, of),
            inArray(
              _id,
              rows.map((row) => row._id),
            ),
          ),
        )
    forgotten += due.length
    if (due.length < atOnce) return forgotten
  }
}
