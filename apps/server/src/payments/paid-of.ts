import type { PriceResult } from '@comanda/engine'
import type { PaymentRow } from '../tables/session-payments.ts'

const cents = (units: number): number => Math.round(units * 100)

/** What was paid of a bill, without tips, and what is left of it. */
export const paidOf = (
  { totals }: PriceResult,
  payments: readonly Pick<PaymentRow, 'amount'>[],
): { readonly paid: number; readonly outstanding: number } => {
  const paid = payments.reduce((sum, { amount }) => sum + cents(amount), 0)
  return { paid: paid / 100, outstanding: (cents(totals.total) - paid) / 100 }
}
