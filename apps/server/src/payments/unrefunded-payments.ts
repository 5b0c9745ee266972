import { fromCents, toCents } from '@comanda/engine/money'
import type { PaymentRow } from '../tables/session-payments.ts'

/** What is left of a payment, or the part of it that goes back. In currency units. */
export interface PaymentPart {
  readonly payment: PaymentRow
  readonly amount: number
  readonly tips: number
  readonly surcharge: number
  readonly surchargeWithoutTax: number
}

type Parts = Pick<PaymentPart, 'amount' | 'tips' | 'surcharge' | 'surchargeWithoutTax'>

const fields = ['amount', 'tips', 'surcharge', 'surchargeWithoutTax'] as const

const sum = (rows: readonly (Parts | PaymentRow)[], field: keyof Parts): number =>
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
    }
  }
  return payments
    .filter((row) => !isRefund(row))
    .map(leftOf)
    .filter((part) => fields.some((field) => part[field] > 0))
}

const shareOf = (whole: number, part: number, of: number): number =>
  fromCents(Math.round((toCents(whole) * toCents(part)) / toCents(of)))

/**
 * Returns the part of a payment that goes back with an amount of the bill: its surcharge in proportion, all that is left of
 * it with the last amount (PAY-5.4). Tips stay unless `tips` says how much of them goes back.
 */
export const partOf = (left: PaymentPart, amount: number, tips = 0): PaymentPart => {
  if (amount === left.amount) return { ...left, tips }
  return {
    payment: left.payment,
    amount,
    tips,
    surcharge: shareOf(left.surcharge, amount, left.amount),
    surchargeWithoutTax: shareOf(left.surchargeWithoutTax, amount, left.amount),
  }
}

/** Returns all that goes back to the payer with a part of a payment. */
export const sumOfPart = ({ amount, tips, surcharge }: PaymentPart): number =>
  fromCents(toCents(amount) + toCents(tips) + toCents(surcharge))
