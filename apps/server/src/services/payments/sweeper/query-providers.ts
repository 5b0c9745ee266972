import { and, eq, sql } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import { askProvider } from '../attempts/ask.ts'
import { closeAttempt } from '../attempts/close-attempt.ts'
import { claimDue, type DueRow } from './claim-due.ts'
import { nextAsk } from './next-ask.ts'

const MINUTE = 60_000

const due = { table: paymentAttempts, time: 'ask_time', where: sql`ask_time is not null` }

const ofAttempt = ({ shop, _id }: DueRow) =>
  and(eq(paymentAttempts.shop, shop), eq(paymentAttempts._id, _id))

/** Whether its money may still come: it is neither counted nor on its way back. */
const isOpen = ({ status }: AttemptRow): boolean => status !== 'paid' && status !== 'surplus'

/** Queries the provider of an attempt; ends one that is pending after its time is over. */
const ask = (context: ServerContext, row: AttemptRow): Promise<AttemptRow> => {
  const isOver = Date.parse(row.expiresTime) <= context.runtime.now()
  return isOver && row.status === 'pending'
    ? closeAttempt(context, row, 'expired', { role: 'server' })
    : askProvider(context, row)
}

const askOne = async (context: ServerContext, of: DueRow): Promise<void> => {
  const { database, now } = context.runtime
  const [row] = await database.select().from(paymentAttempts).where(ofAttempt(of))
  if (!row) return
  const after = isOpen(row) ? await ask(context, row) : row
  const { createTime, expiresTime } = after
  const times = { createTime: Date.parse(createTime), expiresTime: Date.parse(expiresTime) }
  const next = isOpen(after) ? nextAsk(times, now()) : undefined
  await database
    .update(paymentAttempts)
    .set({
      askTime: next === undefined ? null : new Date(next).toISOString(),
      asks: sql`${paymentAttempts.asks} + 1`,
    })
    .where(ofAttempt(of))
}

/** Queries providers of attempts that nobody has notified us of, and ends those whose time is over (PAY-6.3). */
export const queryProviders = async (context: ServerContext): Promise<number> => {
  const claimed = await claimDue(context.runtime, due, MINUTE)
  await Promise.all(
    claimed.map(async (one) => {
      try {
        await askOne(context, one)
      } catch (error) {
        context.runtime.log.error({ err: error, attempt: one._id }, 'a provider was not queried')
      }
    }),
  )
  return claimed.length
}
