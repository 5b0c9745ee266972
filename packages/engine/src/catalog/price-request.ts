import type { CartLine } from './cart-line.ts'
import type { DiscountRule } from './discount-rule.ts'
import type { ProductOption } from './product-option.ts'
import type { Product } from './product.ts'
import type { Session } from './session.ts'
import type { Shop } from './shop.ts'
import type { SurchargeSetting } from './surcharge-setting.ts'
import type { TaxSetting } from './tax-setting.ts'
import type { TimeCondition } from './time-condition.ts'
import type { PricingUser, VipLevel } from './user.ts'
import type { Id, Money } from './vocabulary.ts'

/** What a shop sells and by which rules (PRICE-1). */
export interface Catalogue {
  readonly products: readonly Product[]
  readonly productOptions: readonly ProductOption[]
  readonly taxSettings: readonly TaxSetting[]
  readonly surchargeSettings: readonly SurchargeSetting[]
  readonly timeConditions: readonly TimeCondition[]
  /** Sources automatic, memberRank and member. */
  readonly discounts: readonly DiscountRule[]
}

/** A coupon, gift or manual rule on the order (DISC-1.1). */
export interface AppliedCoupon {
  readonly id: string
  readonly source: 'coupon' | 'gift' | 'manual'
  readonly rule: DiscountRule
}

/** What lines cost less because they make sets of one product together (MERGE-2). */
export interface SetSaving {
  /** The set, which names the saving on the bill. */
  readonly product: Id
  /** The share of each of its lines, above 0 and at most what the line costs. */
  readonly lines: readonly { readonly id: string; readonly amount: Money }[]
}

/** Rules that ordered lines were priced with (PRICE-9.1). */
export interface AgreedBook {
  /** What its lines name as `book`. */
  readonly id: string
  readonly catalogue: Pick<
    Catalogue,
    'taxSettings' | 'surchargeSettings' | 'timeConditions' | 'discounts'
  >
  readonly vipLevels?: readonly VipLevel[] | undefined
}

/** Everything that a price depends on (PRICE-1). */
export interface PriceRequest {
  /** ISO instant with offset. */
  readonly now: string
  readonly shop: Shop
  readonly catalogue: Catalogue
  readonly session: Session
  readonly user?: PricingUser | undefined
  readonly lines: readonly CartLine[]
  /** In the order in which they were added. */
  readonly coupons: readonly AppliedCoupon[]
  /** What sets of ordered lines save, by product. */
  readonly savings?: readonly SetSaving[] | undefined
  /** The books that its lines name. */
  readonly books?: readonly AgreedBook[] | undefined
}
