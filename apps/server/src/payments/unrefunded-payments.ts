import { fromCents, toCents } from '@comanda/engine/money'
import type { PaymentRow } from '../tables/session-payments.ts'

/** Returns the payments not refunded yet, one entry for each payer and method. */
export const unrefundedPayments = (payments: readonly PaymentRow[]): readonly PaymentRow[] => {
  const sums = new Map<string, PaymentRow>()
  for (const payment of payments) {
    const key = `${payment.type} ${payment.method} ${payment.user}`
    const amount = (sums.get(key)?.amount ?? 0) + payment.amount
    sums.set(key, { ...payment, amount: fromCents(toCents(amount)) })
  }
  return [...sums.values()].filter(({ amount }) => amount > 0)
}
