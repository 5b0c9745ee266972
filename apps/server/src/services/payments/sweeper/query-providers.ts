import { and, eq, sql } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import { askProvider } from '../attempts/ask.ts'
import { closeAttempt } from '../attempts/close-attempt.ts'
import { settle } from '../attempts/settle.ts'
import { notHereOfAttempt } from '../attempts/not-here.ts'
import { settleNotHere } from '../attempts/settle-not-here.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { CallsAtOnce } from '../../../sweeps/calls-at-once.ts'
import { AT_ONCE, claimDue, type DueRow } from '../../../sweeps/claim-due.ts'
import { nextAsk } from './next-ask.ts'

const MINUTE = 60_000

const server: Actor = { role: 'server' }

const due = { table: paymentAttempts, time: 'ask_time', where: sql`ask_time is not null` }

const ofAttempt = ({ shop, _id }: DueRow) =>
  and(eq(paymentAttempts.shop, shop), eq(paymentAttempts._id, _id))

/** Whether its money may still come: it is neither counted nor on its way back. */
const isOpen = ({ status }: AttemptRow): boolean => status !== 'paid' && status !== 'surplus'

/** Several runs may query at the same time; what waits longer is due again in a minute, as it was taken. */
const calls = new CallsAtOnce({ most: AT_ONCE, patience: 5000 })

/** Queries the provider of an attempt; ends one that is pending after its time is over. */
const ask = (context: ServerContext, row: AttemptRow): Promise<AttemptRow> => {
  const isOver = Date.parse(row.expiresTime) <= context.runtime.now()
  return isOver && row.status === 'pending'
    ? closeAttempt(context, row, 'expired', server)
    : askProvider(context, row)
}

const askOne = async (context: ServerContext, of: DueRow): Promise<void> => {
  const { database, now } = context.runtime
  const [row] = await database.select().from(paymentAttempts).where(ofAttempt(of))
  if (!row) return
  const after = isOpen(row) ? await calls.call(row.account, () => ask(context, row)) : row
  if (!after) return
  if (row.captured > 0) await settleNotHere(context)(await notHereOfAttempt(database, row))
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
  // Its provider has not responded for a day. Money that comes after all counts from there, too.
  const isGivenUp = next === undefined && after.status === 'pending'
  const silent = { is: 'expired', code: 'unconfirmed' } as const
  if (isGivenUp)
    await settle(orderingOf(context), { shop: of.shop, attempt: of._id }, silent, server)
}

const tryToAsk = async (context: ServerContext, of: DueRow): Promise<void> => {
  try {
    await askOne(context, of)
  } catch (error) {
    context.runtime.log.error({ err: error, attempt: of._id }, 'a provider was not queried')
  }
}

/** How many attempts one run takes: a server that stops waits for no more. */
const IN_A_RUN = 200

/**
 * Queries providers of attempts that nobody has notified us of, and ends those whose time is over (PAY-6.3). A run has not
 * more than twenty under way; more are taken as soon as half of these are done, so that one provider that is slow does not delay the others.
 */
export const queryProviders = async (context: ServerContext): Promise<number> => {
  const asking = new Set<Promise<void>>()
  let taken = 0
  while (taken < IN_A_RUN) {
    while (asking.size > AT_ONCE / 2) await Promise.race(asking)
    const claimed = await claimDue(context.runtime, due, MINUTE, AT_ONCE - asking.size)
    for (const one of claimed) {
      const done: Promise<void> = tryToAsk(context, one).finally(() => asking.delete(done))
      asking.add(done)
    }
    taken += claimed.length
    if (claimed.length === 0) break
  }
  await Promise.all(asking)
  return taken
}
