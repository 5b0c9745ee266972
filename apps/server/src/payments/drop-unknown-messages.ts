import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { paymentMessages } from '../tables/payment-messages.ts'

/** How long a message about no known payment stays, in ms: long enough to find out who sends it. */
const keptFor = 30 * 86_400_000

/** Rows deleted by one statement. */
const atOnce = 1000

/** Deletes old messages about no known payment (PAY-7.22). Returns how many. */
export const dropUnknownMessages = async (database: Database, now: number): Promise<number> => {
  const { shop, _id, time } = paymentMessages
  const isOld = and(eq(shop, ''), lt(time, new Date(now - keptFor).toISOString()))
  let dropped = 0
  for (;;) {
    const oldest = database
      .select({ _id })
      .from(paymentMessages)
      .where(isOld)
      .orderBy(asc(time))
      .limit(atOnce)
    const { rowCount } = await database
      .delete(paymentMessages)
      .where(and(eq(shop, ''), inArray(_id, oldest)))
    if (!rowCount) return dropped
    dropped += rowCount
  }
}
