import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import { askProvider } from './ask.ts'

/** How often one attempt is queried at most, in ms, however many phones wait for it. */
const pause = 2_000

/** Claims the query of an attempt: nobody else has queried it just now. */
const claim = async (
  { runtime: { database, now } }: ServerContext,
  { shop, _id }: AttemptRow,
): Promise<AttemptRow | undefined> => {
  const time = now()
  const before = new Date(time - pause).toISOString()
  const isDue = or(isNull(paymentAttempts.askedTime), lt(paymentAttempts.askedTime, before))
  const [row] = await database
    .update(paymentAttempts)
    .set({ askedTime: new Date(time).toISOString() })
    .where(and(eq(paymentAttempts.shop, shop), eq(paymentAttempts._id, _id), isDue))
    .returning()
  return row
}

/** Queries the provider of an attempt and settles it, unless that has just been done. Errors are logged. */
export const askInTurn = async (context: ServerContext, attempt: AttemptRow): Promise<void> => {
  try {
    const claimed = await claim(context, attempt)
    if (claimed) await askProvider(context, claimed)
  } catch (error) {
    context.runtime.log.warn({ err: error, attempt: attempt._id }, 'an attempt was not queried')
  }
}
