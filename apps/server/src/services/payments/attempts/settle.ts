import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { errorState } from '../../../database/error-state.ts'
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
import { attemptOf } from './read-attempt.ts'
import { transition } from './transition.ts'

/** Returns whether a session still needs money: it is open, and something is due. */
export const isOwed = ({ row, payments }: SessionState): boolean =>
  activeStatuses.includes(row.status) && paidOf(row.result, payments).outstanding > 0

/** Notes what a provider said without a change of status: why it failed, and its id of the payment. */
const note = async (
  transaction: Database,
  attempt: AttemptRow,
  failure: string | undefined,
  { transaction: id }: Verdict,
): Promise<Settlement> => {
  const isFinal = attempt.status === 'paid' || attempt.status === 'surplus'
  const changes = {
    ...(failure === undefined || failure === attempt.failure ? {} : { failure }),
    ...(id === undefined || isFinal || id === attempt.providerTransactionId
      ? {}
      : { providerTransactionId: id }),
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
  await changeSession(ordering, session, async (locked) => {
    before = locked.state.attempts.find((one) => one._id === _id)
    if (!before) throw new Error(`session ${session} of shop ${shop} has no attempt ${_id}`)
    const settlement = await work(locked, before)
    after = settlement.attempt
    return settlement.changed
  })
  if (!after) throw new Error(`attempt ${_id} was not read`)
  if (after !== before) announceAttempt(ordering.bus, 'patched', after)
  return after
}

/** The transaction of a provider that counts for another attempt already. */
const isDuplicate = (error: unknown): boolean => errorState(error) === '23505'

/** Returns whether another transaction paid an attempt once more: two pages of it were paid. */
const isPaidTwice = (
  { status, providerTransactionId: known }: AttemptRow,
  { is, transaction }: Verdict,
): boolean =>
  is === 'paid' &&
  (status === 'paid' || status === 'surplus') &&
  known !== null &&
  transaction !== undefined &&
  transaction !== known

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
  try {
    return await withAttempt(ordering, known, (locked, attempt) => {
      const to = transition(attempt, verdict, isOwed(locked.state))
      if (isPaidTwice(attempt, verdict))
        ordering.log.error(
          { attempt: _id, account: attempt.account, transaction: verdict.transaction },
          'an attempt was paid twice: refund this transaction at its provider',
        )
      if (!('to' in to)) return note(locked.transaction, attempt, to.note, verdict)
      return applyTransition(locked, { attempt, to, verdict, actor })
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
    const { account } = known
    ordering.log.error({ attempt: _id, account }, 'a transaction counts for another payment')
    return known
  }
}
