import {
  compileMenu,
  editCart,
  lineMakerOf,
  makeLines,
  orderAgain,
  quoteLines,
  restoreMessages,
} from '@comanda/engine/cart'
import { compilePriceBook } from '@comanda/engine/pricing'
import { createCartCoupons } from './cart-coupons.ts'
import { evaluateOrRebuild } from './evaluate-or-rebuild.ts'
import { rehearse } from './rehearse.ts'

/** What edits and prices the cart, and adds its coupons: most of the engine. */
export interface CartEngine {
  readonly compileMenu: typeof compileMenu
  readonly compilePriceBook: typeof compilePriceBook
  readonly createCartCoupons: typeof createCartCoupons
  readonly editCart: typeof editCart
  readonly evaluateOrRebuild: typeof evaluateOrRebuild
  readonly lineMakerOf: typeof lineMakerOf
  readonly makeLines: typeof makeLines
  readonly orderAgain: typeof orderAgain
  readonly quoteLines: typeof quoteLines
  readonly rehearse: typeof rehearse
  readonly restoreMessages: typeof restoreMessages
}

/**
 * It is loaded after the menu, which is shown without it (CART-7.6): what the first screen loads may import from this file
 * nothing but types.
 */
export const cartEngine: CartEngine = {
  compileMenu,
  compilePriceBook,
  createCartCoupons,
  editCart,
  evaluateOrRebuild,
  lineMakerOf,
  makeLines,
  orderAgain,
  quoteLines,
  rehearse,
  restoreMessages,
}
