import { type Cart, type CartContext, editCart, evaluateCart } from '@comanda/engine/cart'

/** Enough dishes for lines to merge. */
const DISHES = 2

/**
 * Edits and evaluates a hidden cart, so that what is compiled and indexed on first use is ready for the first tap on a
 * slow phone.
 */
export const rehearse = (context: CartContext): void => {
  const cart = [...context.menu.products.values()]
    .filter(({ options = [], hideFromOnline }) => options.length === 0 && !hideFromOnline)
    .slice(0, DISHES)
    .reduce<Cart>(
      (before, { _id }) => editCart(before, { type: 'add', draft: { product: _id } }, context).cart,
      { lines: [], coupons: [] },
    )
  evaluateCart(cart, context)
}
