import {
  compileMenu,
  editCart,
  lineMakerOf,
  makeLines,
  quoteLines,
  restoreMessages,
} from '@comanda/engine/cart'
import { compilePriceBook } from '@comanda/engine/pricing'
import { followCartChanges } from './cart-changes.ts'
import { createCartCoupons } from './cart-coupons.ts'
import { orderAgainHere } from './earlier-order.ts'
import { evaluateOrRebuild } from './evaluate-or-rebuild.ts'
import { rebuildCart } from './rebuild-cart.ts'
import { rehearse } from './rehearse.ts'
import { savedCartEntry } from './saved-cart.ts'

/** What edits and prices the cart, and adds its coupons: most of the engine. */
export interface CartEngine {
  readonly compileMenu: typeof compileMenu
  readonly compilePriceBook: typeof compilePriceBook
  readonly createCartCoupons: typeof createCartCoupons
  readonly editCart: typeof editCart
  readonly evaluateOrRebuild: typeof evaluateOrRebuild
  readonly followCartChanges: typeof followCartChanges
  readonly lineMakerOf: typeof lineMakerOf
  readonly makeLines: typeof makeLines
  readonly orderAgainHere: typeof orderAgainHere
  readonly quoteLines: typeof quoteLines
  readonly rebuildCart: typeof rebuildCart
  readonly rehearse: typeof rehearse
  readonly restoreMessages: typeof restoreMessages
  readonly savedCartEntry: typeof savedCartEntry
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
  followCartChanges,
  lineMakerOf,
  makeLines,
  orderAgainHere,
  quoteLines,
  rebuildCart,
  rehearse,
  restoreMessages,
  savedCartEntry,
}
