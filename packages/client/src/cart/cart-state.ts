import type { CartIssue, CartLine, GoneLine, RestoreMessage } from '@comanda/engine/cart'
import type { LocalizedText, MenuContext } from '@comanda/engine/catalog'
import type { CartCoupon, CouponState } from '@comanda/engine/coupons'
import type { PriceResult } from '@comanda/engine/pricing'
import type { OrderPlace } from './cart-place.ts'
import type { SharedOrder } from './shared-order.ts'
import type { WholeBill } from './whole-bill.ts'

/** A message about a cart that was rebuilt for another time, menu, section or user. */
export type CartMessage =
  | RestoreMessage
  | { readonly code: 'basic.sectionChanged'; readonly name: LocalizedText | undefined }
  /** A coupon or reward was removed because it no longer applies, or is not this user's. */
  | {
      readonly code: 'coupon.dropped'
      readonly name: LocalizedText | undefined
      /** `errors.…` or `couponErrors.…` (CPN-2.1). */
      readonly error?: string
    }

export interface CartState {
  readonly place?: OrderPlace
  /** The section to order from. */
  readonly section?: string
  readonly lines: readonly CartLine[]
  /** Coupons and rewards in the order in which they were added. */
  readonly coupons: readonly CartCoupon[]
  /** The state of each coupon by its id: valid with its amount, an error with what is missing, or disabled. */
  readonly couponStates: ReadonlyMap<string, CouponState>
  /** Units of top-level lines. */
  readonly count: number
  /** What the shop offers here and now; absent until the menu is loaded. */
  readonly offer?: MenuContext
  /** The same, once lines can be added: absent until the menu and the engine are loaded. */
  readonly context?: MenuContext
  /** Why lines cannot be ordered. */
  readonly issues: readonly CartIssue[]
  /** The price of the lines with its explanations; absent until the menu is loaded, and for an empty cart. */
  readonly result?: PriceResult
  /** What the whole bill comes to with them; absent if nothing was ordered before. */
  readonly bill?: WholeBill | undefined
  /** Messages to the diner, until they are dismissed. */
  readonly messages: readonly CartMessage[]
  /** Lines that could not be restored, until the messages are dismissed. */
  readonly gone: readonly GoneLine[]
  /** Set while the lines are those of a cart that the table shares. */
  readonly shared?: SharedOrder | undefined
  /** An order of these lines is being sent: they cannot be changed. */
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

/** Returns the messages about dropped coupons. */
export const droppedMessages = (
  dropped: readonly { readonly coupon: CartCoupon; readonly error: string }[],
): readonly CartMessage[] =>
  dropped.map(({ coupon, error }) => ({ code: 'coupon.dropped', name: coupon.rule.name, error }))
