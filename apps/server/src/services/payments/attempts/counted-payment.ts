import { fromCents, toCents } from '@comanda/engine/money'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import {
  partOf,
  refundableCents,
  sumOfPart,
  unrefundedPayments,
} from '../../../payments/unrefunded-payments.ts'
import { paidOf } from '../../../payments/paid-of.ts'
import { writeRefunds } from '../../../payments/write-refunds.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { paymentMethods } from '../../../tables/payment-methods.ts'
import {
  type PaymentRow,
  type PaymentType,
  sessionPayments,
} from '../../../tables/session-payments.ts'
import type { SessionState } from '../../ordering/records/session-record.ts'
import type { LockedSession } from '../../ordering/table-sessions/change-session.ts'

/** Returns the kind of a method's payments; that of a card if the method is gone. */
export const paymentTypeOf = async (
  transaction: Database,
  { method }: Pick<AttemptRow, 'method'>,
): Promise<PaymentType> => {
  const [row] = await transaction
    .select({ type: paymentMethods.type })
    .from(paymentMethods)
    .where(eq(paymentMethods._id, method))
  return row?.type ?? 'card'
}

/** Returns what of the money that came is for the bill, in cents: what is left of it without tips and surcharge (PAY-2.5). */
export const partsOfCaptured = ({
  captured,
  ...row
}: Pick<AttemptRow, 'captured' | 'tips' | 'surcharge' | 'surchargeWithoutTax'>) => {
  const all = toCents(captured)
  const surcharge = Math.min(all, toCents(row.surcharge))
  const tips = Math.min(all - surcharge, toCents(row.tips))
  const withoutTax = Math.min(surcharge, toCents(row.surchargeWithoutTax))
  return { amount: all - surcharge - tips, tips, surcharge, withoutTax }
}

const orNull = (cents: number): number | null => (cents === 0 ? null : fromCents(cents))

/**
 * Counts the money of an attempt as a payment of its locked session; what exceeds the amount due goes back the way it came.
 * Returns the payment, the session's state with it, and how much goes back, in cents.
 */
export const countPayment = async (
  { transaction, menu, state, now }: LockedSession,
  attempt: AttemptRow,
): Promise<{
  readonly payment: PaymentRow
  readonly state: SessionState
  readonly back: number
}> => {
  const { amount, tips, surcharge, withoutTax } = partsOfCaptured(attempt)
  const [payment] = await transaction
    .insert(sessionPayments)
    .values({
      shop: attempt.shop,
      session: attempt.session,
      _id: newRecordId(),
      method: attempt.method,
      type: await paymentTypeOf(transaction, attempt),
      amount: fromCents(amount),
      tips: orNull(tips),
      attempt: attempt._id,
      surcharge: orNull(surcharge),
      surchargeWithoutTax: orNull(withoutTax),
      actor: attempt.actor,
      time: now.toISOString(),
    })
    .returning()
  if (!payment) throw new Error('a payment was not written')
  const paid = { ...state, payments: [...state.payments, payment] }
  const over = toCents(-paidOf(state.row.result, paid.payments).outstanding)
  const [whole] = unrefundedPayments([payment])
  const { currency } = menu.shop
  const cents = whole ? refundableCents(whole, over, currency) : 0
  if (cents <= 0 || !whole) return { payment, state: paid, back: 0 }
  const part = partOf(whole, { amount: fromCents(cents), shop: menu.shop })
  const refunding = { reason: 'overpaid', actor: { role: 'server' }, now } as const
  const refunds = await writeRefunds(transaction, menu, paid, [part], refunding)
  const after = { ...paid, payments: [...paid.payments, ...refunds] }
  return { payment, state: after, back: toCents(sumOfPart(part)) }
}
