import type { CartIssue, CartLine, GoneLine, RestoreMessage } from '@comanda/engine/cart'
import type { LocalizedText, MenuContext } from '@comanda/engine/catalog'
import type { CartCoupon, CouponState } from '@comanda/engine/coupons'
import type { PriceResult } from '@comanda/engine/pricing'
import type { OrderPlace } from './cart-place.ts'

/** What a diner is told when a cart was taken over into another time, menu, section or user. */
export type CartMessage =
  | RestoreMessage
  | { readonly code: 'basic.sectionChanged'; readonly name: LocalizedText | undefined }
  /** A coupon or reward was taken out because it holds no more, or is not this user's. */
  | {
      readonly code: 'coupon.dropped'
      readonly name: LocalizedText | undefined
      /** `errors.…` or `couponErrors.…` (CPN-2.1). */
      readonly error?: string
    }

export interface CartState {
  readonly place?: OrderPlace
  /** The section that is ordered from now. */
  readonly section?: string
  readonly lines: readonly CartLine[]
  /** Coupons and rewards in the order in which they were added. */
  readonly coupons: readonly CartCoupon[]
  /** How each coupon stands, by its id: valid with its amount, an error with what is missing, or put aside. */
  readonly couponStates: ReadonlyMap<string, CouponState>
  /** Units of lines that are nobody's children. */
  readonly count: number
  /** The menu as picks and lines are checked against it; there once the menu is loaded. */
  readonly context?: MenuContext
  /** What keeps lines from being ordered. */
  readonly issues: readonly CartIssue[]
  /** The price of the lines with its explanations; there once the menu is loaded and a line is in the cart. */
  readonly result?: PriceResult
  /** What to tell the diner, until it is dismissed. */
  readonly messages: readonly CartMessage[]
  /** What could not be taken over, until the messages are dismissed. */
  readonly gone: readonly GoneLine[]
  /** An order of these lines is on its way: they cannot be changed. */
  readonly isLocked: boolean
}

export const emptyCart: CartState = {
  lines: [],
  coupons: [],
  couponStates: new Map(),
  count: 0,
  issues: [],
  messages: [],
  gone: [],
  isLocked: false,
}

/** What the diner is told of coupons that were dropped. */
export const droppedMessages = (
  dropped: readonly { readonly coupon: CartCoupon; readonly error: string }[],
): readonly CartMessage[] =>
  dropped.map(({ coupon, error }) => ({ code: 'coupon.dropped', name: coupon.rule.name, error }))
