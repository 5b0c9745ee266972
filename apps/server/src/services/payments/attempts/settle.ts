import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { isTaken } from '../../../database/is-taken.ts'
import { paidOf } from '../../../payments/paid-of.ts'
import type { Verdict } from '../../../payments/provider.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { activeStatuses } from '../../ordering/queries/active-statuses.ts'
import type { SessionState } from '../../ordering/records/session-record.ts'
import { changeSession, type LockedSession } from '../../ordering/table-sessions/change-session.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { announceAttempt } from './announce-attempt.ts'
import { applyTransition, type Settlement } from './apply-transition.ts'
import { otherAttempt } from './other-attempt.ts'
import { attemptOf } from './read-attempt.ts'
import { isOtherMoney, transition } from './transition.ts'

/** Returns whether a session still needs money: it is open, and something is due. */
export const isOwed = ({ row, payments }: SessionState): boolean =>
  activeStatuses.includes(row.status) && paidOf(row.result, payments).outstanding > 0

/** Notes why a try of the payer failed, or the provider's id of what was paid, without a change of status. */
const note = async (
  transaction: Database,
  attempt: AttemptRow,
  failure: string | undefined,
  { is, transaction: id }: Verdict,
): Promise<Settlement> => {
  // What a query settled is named by a later message, if only that has the provider's id.
  const isNamed = attempt.providerTransactionId !== null || is !== 'paid' || id === undefined
  const changes = {
    ...(failure === undefined || failure === attempt.failure ? {} : { failure }),
    ...(isNamed ? {} : { providerTransactionId: id }),
  }
  if (Object.keys(changes).length === 0) return { attempt }
  const [row] = await transaction
    .update(paymentAttempts)
    .set(changes)
    .where(and(eq(paymentAttempts.shop, attempt.shop), eq(paymentAttempts._id, attempt._id)))
    .returning()
  return { attempt: row ?? attempt }
}

/** Runs work on an attempt in the transaction that locks its session, and announces both. */
export const withAttempt = async (
  ordering: Ordering,
  { shop, _id, session }: Pick<AttemptRow, 'shop' | '_id' | 'session'>,
  work: (locked: LockedSession, attempt: AttemptRow) => Promise<Settlement>,
): Promise<AttemptRow> => {
  let before: AttemptRow | undefined
  let after: AttemptRow | undefined
  let other: AttemptRow | undefined
  await changeSession(ordering, session, async (locked) => {
    before = locked.state.attempts.find((one) => one._id === _id)
    if (!before) throw new Error(`session ${session} of shop ${shop} has no attempt ${_id}`)
    const settlement = await work(locked, before)
    after = settlement.attempt
    other = settlement.other
    return settlement.changed
  })
  if (!after) throw new Error(`attempt ${_id} was not read`)
  if (after !== before) announceAttempt(ordering.bus, 'patched', after)
  if (other) announceAttempt(ordering.bus, 'created', other)
  return after
}

/** A transaction of the provider that counts for another attempt already. */
const isDuplicate = (error: unknown): boolean => isTaken(error, 'provider_transaction_id')

/**
 * What a provider calls cancelled once an attempt's time is over was ended for that: by this server, or by another one that is just
 * about to say so (PAY-2.9).
 */
const inTime = (
  verdict: Verdict,
  { expiresTime }: AttemptRow,
  { role }: Actor,
  now: Date,
): Verdict =>
  verdict.is === 'cancelled' && role === 'server' && Date.parse(expiresTime) <= now.getTime()
    ? { ...verdict, is: 'expired' }
    : verdict

const settleOwn = (
  locked: LockedSession,
  attempt: AttemptRow,
  said: Verdict,
  actor: Actor,
): Promise<Settlement> => {
  const verdict = inTime(said, attempt, actor, locked.now)
  const to = transition(attempt, verdict, isOwed(locked.state))
  return 'to' in to
    ? applyTransition(locked, { attempt, to, verdict, actor })
    : note(locked.transaction, attempt, to.note, verdict)
}

/** Settles money that came once more as an attempt of its own (PAY-2.17). */
const settleOther = async (
  ordering: Ordering,
  locked: LockedSession,
  attempt: AttemptRow,
  verdict: Verdict,
  actor: Actor,
): Promise<Settlement> => {
  const { log } = ordering
  const detail = { attempt: attempt._id, transaction: verdict.transaction }
  const other = await otherAttempt(ordering, locked, attempt, verdict, actor)
  if (!other) {
    log.error(detail, 'a payment that staff confirmed has another transaction at its bank')
    return { attempt }
  }
  const { row: known, state } = other
  const settled = await settleOwn({ ...locked, state }, known, verdict, { role: 'server' })
  if (settled.attempt === known) return { attempt }
  log.warn(detail, 'an attempt was paid twice')
  return { ...settled, attempt, other: settled.attempt }
}

/**
 * Settles an attempt by what its provider said, verified: a notification, a return, the result of a query, all alike. The
 * only way to a payment by a provider (PAY-2.3). Returns the attempt as it is then.
 */
export const settle = async (
  ordering: Ordering,
  { shop, attempt: _id }: { readonly shop: string; readonly attempt: string },
  verdict: Verdict,
  actor: Actor,
): Promise<AttemptRow> => {
  const known = await attemptOf(ordering.database, shop, _id)
  if (!known) throw new Error(`shop ${shop} has no attempt ${_id}`)
  // Most queries find nothing new: they lock no session.
  if (verdict.is === 'pending' || verdict.is === 'unknown') return known
  try {
    return await withAttempt(ordering, known, (locked, attempt) =>
      isOtherMoney(attempt, verdict)
        ? settleOther(ordering, locked, attempt, verdict, actor)
        : settleOwn(locked, attempt, verdict, actor),
    )
  } catch (error) {
    if (!isDuplicate(error)) throw error
    const { account } = known
    ordering.log.error({ attempt: _id, account }, 'a transaction counts for another payment')
    return known
  }
}
