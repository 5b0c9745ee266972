import { compileMenu, makeLines, quoteLines } from '@comanda/engine/cart'
import type { Catalogue, Id, MenuContext, Money, Shop } from '@comanda/engine/catalog'
import { smallestOptions } from './smallest-options.ts'

/** What a shop sells, with the shop. */
export interface CheckedMenu extends Catalogue {
  readonly shop: Shop
}

/** One unit of a product with its first picks, as a guest at a table would order it. */
export interface SampleCart {
  readonly product: Id
  /** What it costs with everything; missing if it cannot be ordered or priced. */
  readonly total?: Money
}

/**
 * Prices each product of a menu as an order of its own, with the first picks that are enough; times of day are taken as they are
 * `now` for prices, and as open for picks. Throws `PriceRequestError` if the menu breaks the shapes (PRICE-1).
 */
export const sampleCarts = (menu: CheckedMenu, now: string): ReadonlyMap<Id, SampleCart> => {
  const compiled = compileMenu(menu)
  const session = { type: 'dineIn' as const }
  const context: MenuContext = {
    products: compiled.products,
    productOptions: compiled.productOptions,
    orderType: 'dineIn',
    selfService: false,
    isOpen: () => true,
  }
  let ids = 0
  const newId = () => `sample${++ids}`
  const of = { menu: compiled, shop: menu.shop, session, now, newId, selfService: false }
  const carts = menu.products.map((product): SampleCart => {
    const options = smallestOptions(product, context)
    if (!options) return { product: product._id }
    const lines = makeLines({ product: product._id, options }, { context, newId, now })
    const total = quoteLines(lines, of)?.totals.total
    return { product: product._id, ...(total === undefined ? {} : { total }) }
  })
  return new Map(carts.map((cart) => [cart.product, cart]))
}
