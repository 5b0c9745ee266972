import {
  type Cart,
  type CartContext,
  editCart,
  type EditedCart,
  type EvaluatedCart,
  evaluateCart,
} from '@comanda/engine/cart'

/** An evaluated cart, with the edit that rebuilt it if it had to be. */
export interface CartEvaluation extends EvaluatedCart {
  readonly rebuilt?: EditedCart
}

/** Evaluates a cart; if a line has an id that the menu lacks, the valid rest of it. */
export const evaluateOrRebuild = (cart: Cart, context: CartContext): CartEvaluation => {
  const first = evaluateCart(cart, context)
  if (!first.fault) return first
  const rebuilt = editCart(cart, { type: 'rebuild' }, context)
  const second = evaluateCart(rebuilt.cart, context)
  const rest = second.fault ? evaluateCart({ lines: [], coupons: [] }, context) : second
  return { ...rest, rebuilt }
}
