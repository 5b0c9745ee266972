import type { PricingContext } from '../../pricing/pricing-context.ts'
import type { UnitLedger } from '../../kernel/unit-ledger.ts'
import type { MatchBook } from './match-book.ts'

/** The input of conditions: shop and session, matching items, and the amounts left by discounts. */
export interface Scene {
  readonly context: PricingContext
  readonly matches: MatchBook
  readonly ledger: UnitLedger
}
