import type { DiscountSource } from './discount-rule.ts'
import type { RuleError } from './rule-error.ts'
import type { Id, Money } from './vocabulary.ts'

/** What a rule is short of (PRICE-6.3): units, weight, or currency units. */
export interface RuleNeed {
  readonly qty?: number
  readonly weight?: number
  readonly total?: Money
}

/** The price of one line (PRICE-6.1). Amounts in currency units. */
export interface LinePrice {
  readonly id: string
  readonly quantity: number
  readonly unitPrice: Money
  readonly total: Money
  /** What a free line would have cost: its product part × quantity. */
  readonly gifted?: Money
  /** Negative or 0. */
  readonly discount: Money
  readonly surcharge: Money
  readonly tax: Money
  /** `total + discount`. */
  readonly net: Money
  /** Totals of the line and its descendants. */
  readonly relatedTreePrice: Money
  readonly discounts: readonly { readonly rule: Id; readonly amount: Money }[]
  readonly taxes: readonly { readonly setting: Id; readonly amount: Money }[]
}

/** Where a discount comes from: a rule, or lines that make a set (MERGE-2.6). */
export type OutcomeSource = DiscountSource | 'set'

/** The outcome of one rule (PRICE-6.2): what sets save, then every rule that was tried, in the order tried. */
export interface DiscountOutcome {
  /** The id of the rule; of the set's product if the source is `set`. */
  readonly rule: Id
  readonly source: OutcomeSource
  readonly coupon?: string
  /** Negative or 0. */
  readonly amount: Money
  /** What the surcharges lose by a waiver. */
  readonly waived?: Money
  /** Points earned. */
  readonly points?: number
  /** Points that it costs. */
  readonly spends?: number
  readonly error?: RuleError
  readonly need?: RuleNeed
  /** What the bill would have been less with it, if something else is worth more than it in its `bestOf` group (DISC-2.7). */
  readonly worth?: Money
  /** Ids of the lines with a picked unit, in the order of the request. */
  readonly lines: readonly string[]
}

/** A surcharge as charged (PRICE-6.4). */
export interface SurchargeAmount {
  readonly setting: Id
  readonly amount: Money
  /** Negative or 0: what discounts take off it. */
  readonly discount: Money
}

/** A tax as charged (PRICE-6.4). */
export interface TaxAmount {
  readonly setting: Id
  readonly percent: number
  readonly included: boolean
  /** Σ gross of its lines. */
  readonly base: Money
  readonly amount: Money
}

/** The sums of the bill (PRICE-5). */
export interface PriceTotals {
  readonly products: Money
  readonly surcharges: Money
  readonly taxIncluded: Money
  readonly taxExcluded: Money
  readonly taxRelief: Money
  readonly beforeDiscount: Money
  readonly discounts: Money
  readonly tips: Money
  readonly adjusts: Money
  readonly rounding: Money
  readonly total: Money
  readonly paid: Money
  readonly outstanding: Money
  /** Points earned. */
  readonly points: number
}

/** The price of a request with its explanations (PRICE-6). */
export interface PriceResult {
  readonly lines: readonly LinePrice[]
  readonly discounts: readonly DiscountOutcome[]
  readonly surcharges: readonly SurchargeAmount[]
  readonly taxes: readonly TaxAmount[]
  readonly totals: PriceTotals
}
