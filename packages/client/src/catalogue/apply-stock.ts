import type { Menu, ProductStock } from '@comanda/contract'

/** A menu with what is left of one product; the same menu where that is another shop's or not on it. */
export const applyStock = (menu: Menu, { shop, product, stock }: ProductStock): Menu =>
  menu.shop._id === shop && menu.products.some(({ _id }) => _id === product)
    ? {
        ...menu,
        products: menu.products.map((known) =>
          known._id === product ? { ...known, stock } : known,
        ),
      }
    : menu
