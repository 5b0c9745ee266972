import type { RefundReason } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { and, eq } from 'drizzle-orm'
import { dueRefund } from '../../../payments/due-refund.ts'
import type { Verdict } from '../../../payments/provider.ts'
import { attemptUnits } from '../../../tables/attempt-units.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { settleBill } from '../../ordering/closing/settle-bill.ts'
import { addEvents } from '../../ordering/queries/add-events.ts'
import { saveSession } from '../../ordering/queries/save-session.ts'
import type { SessionState } from '../../ordering/records/session-record.ts'
import type { ChangedSession, LockedSession } from '../../ordering/table-sessions/change-session.ts'
import { countPayment, paymentTypeOf } from './counted-payment.ts'
import type { Transition } from './transition.ts'

/** A new status of an attempt, with what the provider said. */
export interface Decided {
  readonly attempt: AttemptRow
  readonly to: Extract<Transition, { to: unknown }>
  readonly verdict: Pick<Verdict, 'transaction' | 'last4'>
  readonly actor: Actor
  /** Why what came goes back, if it does. */
  readonly reason?: RefundReason
}

/** The attempt as it is now, and its session if that changed. */
export interface Settlement {
  readonly attempt: AttemptRow
  readonly changed?: ChangedSession
  /** The attempt of money that came once more. */
  readonly other?: AttemptRow
}

const withAttempt = (state: SessionState, attempt: AttemptRow): SessionState => ({
  ...state,
  attempts: state.attempts.map((one) => (one._id === attempt._id ? attempt : one)),
})

const withRefunded = (row: AttemptRow, cents = 0): AttemptRow => ({
  ...row,
  refunded: fromCents(toCents(row.refunded) + cents),
})

const saveStatus = async (
  { transaction, now }: LockedSession,
  { attempt, to, verdict }: Decided,
): Promise<AttemptRow | undefined> => {
  const isFinal = to.to === 'paid' || to.to === 'surplus'
  // Only that of money: a decline names one, too, while the payer may still pay by another.
  const hasMoney = to.to === 'review' || to.captured !== undefined
  const [row] = await transaction
    .update(paymentAttempts)
    .set({
      status: to.to,
      ...(to.captured === undefined ? {} : { captured: fromCents(to.captured) }),
      ...(hasMoney && verdict.transaction !== undefined
        ? { providerTransactionId: verdict.transaction }
        : {}),
      ...(verdict.last4 === undefined ? {} : { last4: verdict.last4 }),
      ...(isFinal ? { failure: null, askTime: null } : {}),
      ...(to.failure === undefined ? {} : { failure: to.failure }),
      settleTime: now.toISOString(),
    })
    .where(
      and(
        eq(paymentAttempts.shop, attempt.shop),
        eq(paymentAttempts._id, attempt._id),
        eq(paymentAttempts.status, attempt.status),
      ),
    )
    .returning()
  return row
}

/** An attempt that ended without a payment: its units are free, and what came of it goes back. */
const ended = async (
  { transaction, now }: LockedSession,
  row: AttemptRow,
  { to, reason }: Decided,
): Promise<void> => {
  if (to.to === 'review') return
  const { shop, _id, session, method } = row
  await transaction
    .delete(attemptUnits)
    .where(and(eq(attemptUnits.shop, shop), eq(attemptUnits.attempt, _id)))
  if (!to.back) return
  const back = to.to === 'surplus' ? 'surplus' : (reason ?? 'partial')
  await dueRefund(transaction, {
    shop,
    session,
    attempt: _id,
    method,
    type: await paymentTypeOf(transaction, row),
    amount: fromCents(to.back),
    reason: back,
    actor: { role: 'server' },
    now,
  })
}

/**
 * Gives an attempt its new status in the transaction that has locked its session, with all that follows: the payment, what
 * goes back, orders for the kitchen, the end of the session, invoices (PAY-2.3). Nothing happens if it has another status by now.
 */
export const applyTransition = async (
  locked: LockedSession,
  decided: Decided,
): Promise<Settlement> => {
  const { transaction, menu, state, now } = locked
  const { attempt, to, actor } = decided
  const row = await saveStatus(locked, decided)
  if (!row) return { attempt }
  const of = { shop: row.shop, session: row.session, at: now.toISOString(), actor }
  const detail = { attempt: row._id, from: attempt.status, to: to.to }
  if (to.to !== 'paid') {
    await ended(locked, row, decided)
    const settled = withRefunded(row, to.back)
    const saved = await saveSession(transaction, state.row, {})
    await addEvents(transaction, { ...of, kind: 'attempt', detail })
    return { attempt: settled, changed: { state: { ...withAttempt(state, settled), row: saved } } }
  }
  const counted = await countPayment({ ...locked, state: withAttempt(state, row) }, row)
  const { payment } = counted
  const own = { payment: payment._id, twInvoice: row.twInvoice, items: row.items, last4: row.last4 }
  const bill = await settleBill(transaction, menu, counted.state, actor, now, own)
  const saved = await saveSession(transaction, state.row, bill.changes)
  const { type, amount } = payment
  await addEvents(
    transaction,
    { ...of, kind: 'attempt', detail },
    { ...of, kind: 'paid', detail: { payment: payment._id, type, amount, status: saved.status } },
  )
  return {
    attempt: withRefunded(row, counted.back),
    changed: { state: { ...bill.state, row: saved }, orders: bill.released },
  }
}
