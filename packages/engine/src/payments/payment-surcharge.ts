import { multiplyRounded } from '../money/multiply-rounded.ts'
import { scaledPercent, WHOLE_PERCENT } from '../money/scaled-decimal.ts'

/** What paying by a method costs: a percentage of the amount and a fixed amount in cents, both with their tax. */
export interface MethodSurcharge {
  readonly percent?: number | undefined
  /** In cents. */
  readonly fixed?: number | undefined
  readonly taxPercent?: number | undefined
}

/** In cents. */
export interface PaymentSurchargeAmount {
  readonly surcharge: number
  readonly withoutTax: number
}

/** Returns a percentage of an amount in cents, rounded to whole steps. */
export const percentInSteps = (amount: number, percent: number, step: number): number =>
  multiplyRounded(amount, scaledPercent(percent), WHOLE_PERCENT * step) * step

/** Returns the surcharge on an amount in cents, in whole steps, and the part of it without its tax (PAY-3.6). Tips bear none. */
export const paymentSurcharge = (
  amount: number,
  { percent = 0, fixed = 0, taxPercent = 0 }: MethodSurcharge,
  step: number,
): PaymentSurchargeAmount => {
  if (amount <= 0) return { surcharge: 0, withoutTax: 0 }
  const surcharge = percentInSteps(amount, percent, step) + Math.ceil(fixed / step) * step
  const whole = WHOLE_PERCENT + scaledPercent(taxPercent)
  return { surcharge, withoutTax: multiplyRounded(surcharge, WHOLE_PERCENT, whole) }
}
