import { fromCents, toCents } from '@comanda/engine/money'
import type { PriceResult } from '@comanda/engine/pricing'
import type { PaymentRow } from '../tables/session-payments.ts'

/** Returns the amount paid of a bill, without tips, and the amount due. */
export const paidOf = (
  { totals }: PriceResult,
  payments: readonly Pick<PaymentRow, 'amount'>[],
): { readonly paid: number; readonly outstanding: number } => {
  const paid = payments.reduce((sum, { amount }) => sum + toCents(amount), 0)
  return { paid: fromCents(paid), outstanding: fromCents(toCents(totals.total) - paid) }
}
