import type { LocalizedText } from './localized-name.ts'
import type { RuleCondition } from './rule-condition.ts'
import type { CatalogueStatus, Id, Money, OrderType, PriceType, ProductMode } from './vocabulary.ts'

/** The source of a rule, in the order in which ties are resolved (DISC-2.2). */
export type DiscountSource =
  | 'automatic'
  | 'memberRank'
  | 'member'
  | 'vip'
  | 'gift'
  | 'coupon'
  | 'manual'

/** How the amount of a rule is computed (DISC-6.3). */
export type DiscountType =
  | 'percent'
  | 'percentPre'
  | 'amount'
  | 'pickNMaxPrice'
  | 'freeSeatCharge'
  | 'freeSurcharge'

/** The order in which units are picked: cheapest first, dearest first, as in the cart (DISC-5.3). */
export type PickOrder = 'asc' | 'desc' | 'cart'

/** One entry of a rule's picks (DISC-5.4). */
export interface PickEntry {
  readonly pickOrder?: PickOrder | undefined
  readonly minQty?: number | undefined
  readonly maxQty?: number | undefined
  readonly products?: readonly Id[] | undefined
  readonly categories?: readonly Id[] | undefined
}

/** A product that a rule gives (DISC-6.10). */
export interface FreeProduct {
  readonly product: Id
  readonly options?: unknown
  readonly productOption?: unknown
  readonly eproductOption?: unknown
}

/** A discount rule of any source (CAT-1.7). */
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
  /** The group of which only the rule worth most to the guest applies (DISC-2.7). */
  readonly bestOf?: string | undefined
  /** Only units that nothing was taken off. */
  readonly undiscounted?: boolean | undefined
  /** The surcharges that a waiver or the base is limited to; missing or empty: all. */
  readonly surcharges?: readonly Id[] | undefined
}
