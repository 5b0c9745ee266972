import type { PaymentRow } from '../tables/session-payments.ts'

/** What was paid and is not given back yet, payer by payer. */
export const openPayments = (payments: readonly PaymentRow[]): readonly PaymentRow[] => {
  const sums = new Map<string, PaymentRow>()
  for (const payment of payments) {
    const key = `${payment.type} ${payment.method} ${payment.user}`
    const amount = (sums.get(key)?.amount ?? 0) + payment.amount
    sums.set(key, { ...payment, amount: Math.round(amount * 100) / 100 })
  }
  return [...sums.values()].filter(({ amount }) => amount > 0)
}
