import type { PaymentMethod } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import { paymentStep, paymentSurcharge } from '@comanda/engine/payments'

/** In cents. */
interface SurchargeExample {
  readonly bill: number
  readonly charge: number
}

/** Returns what a round bill pays by a method that costs something, as the server will compute it (PAY-9.13). */
export const surchargeExample = (
  { percent, fixed = 0, taxPercent }: NonNullable<PaymentMethod['surcharge']>,
  currency: string,
): SurchargeExample => {
  const step = paymentStep(currency)
  const bill = 100 * 100 * (step === 1 ? 1 : 10)
  const costs = { percent, fixed: toCents(fixed), taxPercent }
  return { bill, charge: bill + paymentSurcharge(bill, costs, step).surcharge }
}
