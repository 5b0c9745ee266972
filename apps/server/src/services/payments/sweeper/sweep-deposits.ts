import { fieldIs, type SessionStatus } from '@comanda/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { atOnce } from '../../../sweeps/at-once.ts'
import { claimDue, type DueRow } from '../../../sweeps/claim-due.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import { type ReservationRow, reservations } from '../../../tables/reservations.ts'
import { announceSession } from '../../ordering/announcements/announce.ts'
import { patchSession } from '../../ordering/table-sessions/changing/patch.ts'
import { type Ordering, orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { takeDepositBack } from '../../ordering/table-sessions/tables/take-deposit-back.ts'
import { closeAttempt } from '../attempts/close-attempt.ts'

const MINUTE = 60_000
/** How much longer a deposit waits for a provider that does not respond, in ms. */
const PATIENCE = 30 * MINUTE

const due = { table: reservations, time: 'deposit_due', where: sql`deposit_due is not null` }

const openAttempts = (database: Database, shop: string, session: string): Promise<AttemptRow[]> =>
  database
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.shop, shop),
        eq(paymentAttempts.session, session),
        inArray(paymentAttempts.status, ['pending', 'review']),
      ),
    )

/** Ends the session of a deposit, to which the reservation follows: cancelled, what was paid goes back; done, the shop keeps it. */
const end = async (ordering: Ordering, id: string, status: SessionStatus): Promise<void> => {
  const change = { id, fields: { status }, reach: fieldIs('status', 'toPay') }
  announceSession(
    ordering.bus,
    await patchSession(ordering, { ...change, actor: { role: 'server' } }),
  )
}

/** Cancels a deposit that was to be paid by now, after its providers take no payment any more (DEP-2.6). */
const lapse = async (
  context: ServerContext,
  { shop, deposit, status, statusTime }: ReservationRow,
  session: string,
): Promise<void> => {
  const { database, now } = context.runtime
  const attempts = () => openAttempts(database, shop, session)
  for (const attempt of await attempts())
    if (attempt.status === 'pending')
      await closeAttempt(context, attempt, 'expired', { role: 'server' })
  const isExpected = status === 'booked' || status === 'confirmed' || status === 'late'
  const from = Date.parse((isExpected ? deposit?.payUntil : statusTime) ?? '') || now()
  if ((await attempts()).length > 0 && now() < from + PATIENCE) return
  await end(orderingOf(context), session, 'cancelled')
}

/** Whether a deposit that was paid goes back: its guests cancelled in time, or sat without a bill that it could be set against. */
const goesBack = ({ status, statusTime, cancelUntil }: ReservationRow): boolean =>
  status === 'completed' || (status === 'cancelled' && (statusTime ?? '') <= cancelUntil)

const settle = async (context: ServerContext, row: ReservationRow): Promise<void> => {
  const session = row.deposit?.session
  if (session === undefined) return
  if (row.deposit?.status === 'toPay') return lapse(context, row, session)
  const ordering = orderingOf(context)
  if (row.deposit?.status === 'held')
    return end(ordering, session, goesBack(row) ? 'cancelled' : 'done')
  if (row.deposit?.status === 'setAgainst') await takeDepositBack(ordering, row, session)
}

const work = async (context: ServerContext, { shop, _id }: DueRow): Promise<void> => {
  const { database } = context.runtime
  const of = and(eq(reservations.shop, shop), eq(reservations._id, _id))
  const [row] = await database.select().from(reservations).where(of)
  if (!row || row.depositDue === null) return
  await settle(context, row)
}

/**
 * Does what is due of deposits (DEP-2.5): those that were not paid in time end with their reservation; of guests who cancelled or
 * did not come they go back or stay the shop's, once that cannot be taken back any more.
 */
export const sweepDeposits = async (context: ServerContext): Promise<number> => {
  const claimed = await claimDue(context.runtime, due, MINUTE)
  await atOnce(
    claimed,
    (one) => work(context, one),
    (error, { _id }) =>
      context.runtime.log.warn({ err: error, reservation: _id }, 'a deposit was not settled'),
  )
  return claimed.length
}
