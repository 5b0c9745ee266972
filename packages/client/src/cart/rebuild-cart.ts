import type { Menu } from '@comanda/contract'
import { type Cart, type CartContext, editCart, type EditedCart } from '@comanda/engine/cart'
import { shopMoment } from '@comanda/engine/time'
import { availableSections } from '@comanda/shop-rules/menu'

/** Rebuilds a cart for a menu; lines of sections that do not serve any more move to the session's (CART-7.1). */
export const rebuildCart = (
  cart: Cart,
  context: CartContext,
  { sections, shop }: Menu,
): EditedCart => {
  const at = shopMoment(Date.parse(context.now), shop)
  const serving = availableSections(sections, at, true).map(({ _id }) => _id)
  const { section = '' } = context.session
  return editCart(cart, { type: 'rebuild', serving: [...serving, section] }, context)
}
