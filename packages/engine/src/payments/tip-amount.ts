import { percentInSteps } from './payment-surcharge.ts'

/** Returns the tip of some percent of an amount in cents, in whole steps (PAY-3.5). */
export const tipAmount = (amount: number, percent: number, step: number): number =>
  percentInSteps(amount, percent, step)
