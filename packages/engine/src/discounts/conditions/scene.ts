import type { PricingContext } from '../../pricing/pricing-context.ts'
import type { UnitLedger } from '../unit-ledger.ts'
import type { MatchBook } from './match-book.ts'

/** What conditions look at: the shop and session, what items match, and what discounts have left. */
export interface Scene {
  readonly context: PricingContext
  readonly matches: MatchBook
  readonly ledger: UnitLedger
}
