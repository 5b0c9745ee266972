import type { DiscountRule } from './discount-rule.ts'
import type { Id } from './vocabulary.ts'

/** A member's vip level; it counts while its status is `active` (CAT-1.5). */
export interface VipLevel {
  readonly _id: Id
  readonly status?: string | undefined
  /** A factor on the order: 0.9 pays 90 %. */
  readonly orderDiscount?: number | undefined
  readonly beforeServiceCharge?: boolean | undefined
  readonly discountLists?: readonly VipDiscountList[] | undefined
}

/** Rules of a vip level, for some shops or (missing or empty) for all. */
export interface VipDiscountList {
  readonly shops?: readonly Id[] | undefined
  readonly discounts?: readonly DiscountRule[] | undefined
}

/** The logged-in user as pricing reads it (PRICE-1). */
export interface PricingUser {
  readonly _id: Id
  /** Points that can be spent. */
  readonly points?: number | undefined
  readonly vipLevel?: VipLevel | undefined
  readonly ranks?: readonly { readonly rank: Id }[] | undefined
}
