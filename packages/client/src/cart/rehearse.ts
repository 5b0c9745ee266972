import { type Cart, type CartContext, editCart, evaluateCart } from '@comanda/engine/cart'

/** As many dishes as it takes for lines to be combined, too. */
const DISHES = 2

/**
 * Edits and evaluates a cart that nobody sees, so that the first tap of a slow phone finds at hand what is compiled and
 * indexed on first use.
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
