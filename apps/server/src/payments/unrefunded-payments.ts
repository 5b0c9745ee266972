import type { Shop } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { chargedBy, inCash, paymentStep } from '@comanda/engine/payments'
import type { PaymentRow } from '../tables/session-payments.ts'
import { isCash } from './record-cash.ts'

/** What is left of a payment, or the part of it that goes back. In currency units. */
export interface PaymentPart {
  readonly payment: PaymentRow
  readonly amount: number
  readonly tips: number
  readonly surcharge: number
  readonly surchargeWithoutTax: number
  /** What cash is rounded, signed as the payment is (PAY-3.9). */
  readonly rounding: number
}

const fields = ['amount', 'tips', 'surcharge', 'surchargeWithoutTax'] as const
type Field = (typeof fields)[number] | 'rounding'

const sum = (rows: readonly PaymentRow[], field: Field): number =>
  rows.reduce((cents, row) => cents + toCents(row[field] ?? 0), 0)

const isRefund = ({ amount, reverses }: PaymentRow): boolean => amount < 0 || reverses !== null

/** A refund from before refunds named their payment: it reverses the oldest of the same payer and method. */
const isOlderRefundOf = (refund: PaymentRow, { type, method, user }: PaymentRow): boolean =>
  refund.reverses === null &&
  refund.type === type &&
  refund.method === method &&
  refund.user === user

/** Returns what is left of each payment of a session, in the order in which they were made. */
export const unrefundedPayments = (payments: readonly PaymentRow[]): readonly PaymentPart[] => {
  const older = payments.filter((row) => isRefund(row) && row.reverses === null)
  const used = new Map(older.map(({ _id, amount }) => [_id, toCents(-amount)]))
  const leftOf = (payment: PaymentRow): PaymentPart => {
    const own = [payment, ...payments.filter(({ reverses }) => reverses === payment._id)]
    let amount = sum(own, 'amount')
    for (const refund of older.filter((row) => isOlderRefundOf(row, payment))) {
      const cents = Math.min(amount, used.get(refund._id) ?? 0)
      used.set(refund._id, (used.get(refund._id) ?? 0) - cents)
      amount -= cents
    }
    return {
      payment,
      amount: fromCents(amount),
      tips: fromCents(sum(own, 'tips')),
      surcharge: fromCents(sum(own, 'surcharge')),
      surchargeWithoutTax: fromCents(sum(own, 'surchargeWithoutTax')),
      rounding: fromCents(sum(own, 'rounding')),
    }
  }
  return payments
    .filter((row) => !isRefund(row))
    .map(leftOf)
    .filter((part) => fields.some((field) => part[field] > 0))
}

const shareOf = (whole: number, part: number, of: number, step: number): number =>
  fromCents(Math.round((toCents(whole) * toCents(part)) / toCents(of) / step) * step)

/** The smallest amount that goes back of a payment, in cents (PAY-3.1). Balances are counted in cents. */
const stepOf = ({ payment }: PaymentPart, currency: string): number =>
  payment.type === 'balance' ? 1 : paymentStep(currency)

/** Returns how much of what is left of a payment can go back if so much is to, in cents: whole steps, or all of it. */
export const refundableCents = (left: PaymentPart, cents: number, currency: string): number => {
  const all = toCents(left.amount)
  return cents >= all ? all : cents - (cents % stepOf(left, currency))
}

/** What of a payment goes back: an amount of the bill, and tips. */
interface Back {
  readonly amount: number
  readonly tips?: number
  readonly shop: Pick<Shop, 'currency'> & { readonly cashRounding?: number | null | undefined }
}

/** Returns what the cash of a part is rounded: with all that is left goes all cash that is left, and never more (PAY-3.9). */
const roundingOf = (
  left: PaymentPart,
  part: Omit<PaymentPart, 'rounding'>,
  step: number | null | undefined,
): number => {
  if (!isCash(left.payment)) return 0
  if (part.amount === left.amount && part.tips === left.tips) return left.rounding
  const exact = toCents(sumOfPart({ ...part, rounding: 0 }))
  return fromCents(Math.min(inCash(exact, toCents(step ?? 0)), toCents(sumOfPart(left))) - exact)
}

/**
 * Returns the part of a payment that goes back with an amount of the bill: its surcharge in proportion and in whole steps of the
 * currency, all that is left of it with the last amount (PAY-5.4).
 */
export const partOf = (left: PaymentPart, { amount, tips = 0, shop }: Back): PaymentPart => {
  const isAll = amount === left.amount
  const surcharge = isAll
    ? left.surcharge
    : shareOf(left.surcharge, amount, left.amount, stepOf(left, shop.currency))
  const withoutTax = isAll
    ? left.surchargeWithoutTax
    : shareOf(left.surchargeWithoutTax, amount, left.amount, 1)
  const part = {
    payment: left.payment,
    amount,
    tips,
    surcharge,
    surchargeWithoutTax: Math.min(surcharge, withoutTax),
  }
  return { ...part, rounding: roundingOf(left, part, shop.cashRounding) }
}

/** Returns all that goes back to the payer with a part of a payment. */
export const sumOfPart = (part: Omit<PaymentPart, 'payment'>): number => chargedBy(part)
