import type { CartAction, CartContext } from '@comanda/engine/cart'
import type { DroppedCoupon } from '@comanda/engine/coupons'
import type { Store } from '../store/store.ts'
import type { CartState } from './cart-state.ts'

/** The cart in which coupons are tried. */
export interface CouponBoard {
  readonly state: Store<CartState>
  /** Returns in what the cart is priced, or `undefined` until the menu and the engine are loaded. */
  readonly equipment: () => { readonly context: CartContext } | undefined
  /**
   * Adds coupons and returns those that are dropped because of it, or `undefined` until the menu and the engine are loaded.
   * The coupons `own` themselves cause no message.
   */
  readonly tryCoupons: (
    action: CartAction,
    own: readonly string[],
  ) => readonly DroppedCoupon[] | undefined
}
