import type { Menu } from '@comanda/contract'
import { compilePriceBook, menuContext, type MenuContext, type PriceBook } from '@comanda/engine'

/** A menu made ready for ordering: compiled for pricing, indexed for checking carts. */
export interface ShopBook extends Pick<MenuContext, 'products' | 'productOptions'> {
  readonly prices: PriceBook
}

const books = new WeakMap<Menu, ShopBook>()

const makeBook = (menu: Menu): ShopBook => {
  const { products, productOptions } = menuContext({
    products: menu.products,
    productOptions: menu.productOptions,
    orderType: 'dineIn',
    selfService: true,
    isOpen: () => true,
  })
  return { products, productOptions, prices: compilePriceBook(menu) }
}

/** The book of a menu, made once for as long as the menu stands. */
export const shopBook = (menu: Menu): ShopBook => {
  const known = books.get(menu)
  if (known) return known
  const made = makeBook(menu)
  books.set(menu, made)
  return made
}
