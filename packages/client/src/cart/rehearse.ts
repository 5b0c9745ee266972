import { type Cart, type CartContext, editCart, evaluateCart } from '@comanda/engine/cart'

/** Enough dishes for lines to merge. */
const DISHES = 2

/**
 * Edits and evaluates a hidden cart, so that what is compiled and indexed on first use is ready for the first tap on a
 * slow phone. Calls `pause` between the steps, each of which is short enough not to delay a touch.
 */
export const rehearse = async (context: CartContext, pause: () => Promise<void>): Promise<void> => {
  const dishes = [...context.menu.products.values()]
    .filter(({ options = [], hideFromOnline }) => options.length === 0 && !hideFromOnline)
    .slice(0, DISHES)
  let cart: Cart = { lines: [], coupons: [] }
  for (const { _id } of dishes) {
    ;({ cart } = editCart(cart, { type: 'add', draft: { product: _id } }, context))
    await pause()
  }
  evaluateCart(cart, context)
}
