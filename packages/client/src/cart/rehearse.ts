import { type LineMaker, makeLines } from '@comanda/engine'
import type { CartScene, PricedFor } from './cart-scene.ts'
import { valueCart } from './value-cart.ts'

/** As many dishes as it takes for lines to be combined, too. */
const DISHES = 2

/**
 * Makes, combines, checks and prices a cart that nobody sees, so that the first tap of a slow phone finds all that at
 * hand: what is compiled and indexed on first use is so by then.
 */
export const rehearse = (scene: CartScene, maker: LineMaker, by: PricedFor): void => {
  const lines = scene.menu.products
    .filter(({ options = [], hideFromOnline }) => options.length === 0 && !hideFromOnline)
    .slice(0, DISHES)
    .flatMap(({ _id }) => makeLines({ product: _id }, maker))
  const cart = { lines: scene.merge(lines, maker.newId), coupons: [] }
  valueCart(cart, scene, { maker, by, keep: true })
}
