import type { Id } from '../catalog/vocabulary.ts'
import type { Waiver } from './waiver.ts'

/** A surcharge as charged so far; cents. */
export interface Charge {
  readonly setting: Id
  readonly discountable: boolean
  amount: number
  /** 0 or more: what discounts take off it. */
  discount: number
}

/** What discount rules read and change of the surcharges (SUR-3.1, DISC-7). */
export interface SurchargeLedger {
  /** Empty until they are worked out. */
  readonly charges: readonly Charge[]
  /** Returns what a waiver takes off them after the earlier ones, given the discounts so far. Cents. */
  readonly lossBy: (waiver: Waiver) => number
  /** Takes note of a waiver; once they are worked out, it takes its part off at once. */
  readonly waive: (waiver: Waiver) => void
}
