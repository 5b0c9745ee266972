import type { LocalizedText } from './localized-name.ts'
import type { RuleCondition } from './rule-condition.ts'
import type { CatalogueStatus, Id, Money, OrderType, PriceType, ProductMode } from './vocabulary.ts'

/** Where a rule comes from, in the order in which ties are tried (pricing.md §4). */
export type DiscountSource =
  'automatic' | 'memberRank' | 'member' | 'vip' | 'gift' | 'coupon' | 'manual'

/** How the amount of a rule is reckoned (pricing.md §5). */
export type DiscountType =
  'percent' | 'percentPre' | 'amount' | 'pickNMaxPrice' | 'freeSeatCharge' | 'freeSurcharge'

/** In which order units are picked: cheapest first, dearest first, as in the cart (pricing.md §5). */
export type PickOrder = 'asc' | 'desc' | 'cart'

/** One entry of a rule's picking (pricing.md §5). */
export interface PickEntry {
  readonly pickOrder?: PickOrder | undefined
  readonly minQty?: number | undefined
  readonly maxQty?: number | undefined
  readonly products?: readonly Id[] | undefined
  readonly categories?: readonly Id[] | undefined
}

/** A product that a rule gives (spec 001 §3). */
export interface FreeProduct {
  readonly product: Id
  readonly options?: unknown
  readonly productOption?: unknown
  readonly eproductOption?: unknown
}

/** A discount rule of any source (spec 001 §3, pricing.md §4 and §5). */
export interface DiscountRule {
  readonly _id: Id
  readonly name?: LocalizedText | undefined
  readonly source?: DiscountSource | undefined
  /** Ranks that a `memberRank` rule is for. */
  readonly ranks?: readonly Id[] | undefined
  readonly status?: CatalogueStatus | undefined
  readonly phase?: number | undefined
  readonly priority?: number | undefined
  readonly beforeServiceCharge?: boolean | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly timeConditions?: readonly Id[] | undefined
  readonly shops?: readonly Id[] | undefined
  readonly sections?: readonly Id[] | undefined
  readonly orderType?: readonly OrderType[] | undefined
  readonly ruleType?: 'allowlist' | 'denylist' | undefined
  readonly rules?: readonly Id[] | undefined
  /** Missing: `order`. */
  readonly for?: 'order' | 'line' | 'product' | undefined
  /** Missing: `discount`. */
  readonly type?: 'discount' | 'point' | undefined
  readonly discountType?: DiscountType | undefined
  /** A factor (percent, percentPre), else currency units. */
  readonly discount?: number | undefined
  readonly maxDiscount?: Money | undefined
  /** Points that applying the rule spends. */
  readonly point?: number | undefined
  readonly fixedPoint?: number | undefined
  /** A factor on the base in currency units. */
  readonly percentagePoint?: number | undefined
  readonly targetStepAmount?: Money | undefined
  readonly maxStep?: number | undefined
  readonly repeat?: boolean | undefined
  readonly productMode?: ProductMode | undefined
  readonly priceTypes?: readonly PriceType[] | undefined
  readonly conditions?: readonly RuleCondition[] | undefined
  readonly discountAny?: boolean | undefined
  readonly discountRules?: readonly PickEntry[] | undefined
  readonly freeProducts?: readonly FreeProduct[] | undefined
  readonly automaticAddFreeProduct?: boolean | undefined
  /** The surcharges that a waiver is limited to; missing or empty: all. */
  readonly surcharges?: readonly Id[] | undefined
}
