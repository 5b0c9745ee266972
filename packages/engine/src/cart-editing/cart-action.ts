import type { NewLine } from '../cart/add-line.ts'
import type { ManualField } from '../cart/manual-price.ts'
import type { RemovedLine } from '../cart/reinsert-line.ts'
import type { SplitError } from '../cart/split-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import type { PriceResult } from '../catalog/price-result.ts'
import type { Id, Money } from '../catalog/vocabulary.ts'
import type { CartCoupon } from '../coupons/cart-coupon.ts'

/** What each type of action says besides its type. `line` is the id of the line that the action is about. */
export interface CartActionFields {
  /** Adds a line, merged into an identical one. */
  readonly add: { readonly draft: NewLine }
  /** Adds lines with their set children, each merged into an identical one; used for ordering again. */
  readonly addLines: { readonly lines: readonly CartLine[] }
  /** Replaces a line by a changed draft; the line keeps its id. */
  readonly update: { readonly line: string; readonly draft: NewLine }
  /** Replaces a line with its children by others; the first of them has its id. */
  readonly replaceLines: { readonly line: string; readonly lines: readonly CartLine[] }
  /** Below 1 the line is removed. */
  readonly setQuantity: { readonly line: string; readonly quantity: number }
  /** Adds to the quantity, or takes from it; below 1 the line is removed. */
  readonly changeQuantity: { readonly line: string; readonly by: number }
  readonly remove: { readonly line: string }
  /** Puts a removed line back: the `undo` of a removal. */
  readonly reinsert: { readonly removed: RemovedLine }
  /** Splits some units off into a line of their own. */
  readonly split: { readonly line: string; readonly quantity: number }
  readonly setRemark: { readonly line: string; readonly remark: string }
  readonly setTakeAway: { readonly line: string; readonly takeAway: boolean }
  /**
   * Sets what staff set of a line's price by hand; no value clears it. `of` bounds what is taken off: the price of a unit for
   * an open price, that of the line for a discount (CART-4.1, CART-4.2).
   */
  readonly setByHand: {
    readonly line: string
    readonly field: ManualField
    readonly value: number | undefined
    readonly of: Money
  }
  /** Gives back the lines that a set took by auto-merge. */
  readonly undoMerge: { readonly line: string }
  /** Adds a coupon or gift after the others; to an empty cart, together with the free products that it gives. */
  readonly addCoupon: { readonly coupon: CartCoupon }
  /** Adds coupons after the others, in their order, some of which they replace (CPN-8.2). */
  readonly useCoupons: {
    readonly coupons: readonly CartCoupon[]
    readonly instead: readonly string[]
  }
  /** Removes coupons with the lines that they gave. */
  readonly removeCoupons: { readonly coupons: readonly string[] }
  readonly setCouponDisabled: { readonly coupon: string; readonly disabled: boolean }
  /** Another member, or nobody, is signed in; `last` is the cart's last result. */
  readonly setUser: {
    readonly user: Id | undefined
    readonly last?: Pick<PriceResult, 'discounts'> | undefined
  }
  /**
   * Rebuilds all lines against the context's menu: after a change of mode, section or menu, or from a saved cart. `serving`
   * are the sections that serve now: lines of others move to the context's (CART-7.1).
   */
  readonly rebuild: { readonly serving?: readonly Id[] }
  /** Removes all lines; coupons stay (CART-6.6). */
  readonly clear: object
}

/** The name of an action. */
export type CartActionType = keyof CartActionFields

/** An edit of a cart, as data. */
export type CartAction<Type extends CartActionType = CartActionType> = {
  [Each in Type]: { readonly type: Each } & CartActionFields[Each]
}[Type]

/** Why an action changed nothing: its line is not in the cart any more, or cannot be split so (CART-3). */
export type CartEditError = 'lineGone' | SplitError
