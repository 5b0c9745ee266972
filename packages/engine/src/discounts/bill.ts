import type { ShopRounding } from '../money/shop-round.ts'
import { createShares, type Shares } from '../kernel/shares.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import type { Scene } from './conditions/scene.ts'
import type { Recorder } from '../kernel/recorder.ts'
import type { RuleFailure } from './rule-failure.ts'
import type { RuleProgram } from './rule-program.ts'
import type { SurchargeLedger } from '../kernel/surcharge-ledger.ts'
import type { Waiver } from '../kernel/waiver.ts'

/** The outcome of one rule (PRICE-6.2); amounts in cents. */
export interface RuleOutcome {
  readonly program: RuleProgram
  readonly failure: RuleFailure | undefined
  /** At or above 0: the amount taken off. */
  readonly amount: number
  readonly waiver: Waiver | undefined
  readonly points: number
  /** Position of an item → 1 if a unit of it was picked; empty unless the bill is recorded. */
  readonly items: Uint8Array
}

/** The bill at work while rules are tried. */
export interface Bill extends Scene {
  readonly lines: readonly PricedLine[]
  /** Lines given by each rule, by their `fromCoupon`. */
  readonly givenLines: ReadonlyMap<string, readonly PricedLine[]>
  readonly rounding: ShopRounding
  readonly hasUser: boolean
  pointsLeft: number
  /** Whether any candidate has an allowlist or a denylist. */
  readonly hasWishes: boolean
  /** Rules applied so far. */
  readonly applied: RuleProgram[]
  readonly surcharges: SurchargeLedger
  readonly outcomes: RuleOutcome[]
  readonly recorder: Recorder | undefined
  readonly shares: Shares
}

/** Room for sharing amounts, used again and again. */
export const createBillShares = (): Shares => createShares(128)
