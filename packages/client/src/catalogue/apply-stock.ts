import type { Menu, ProductOptionStock, ProductStock } from '@comanda/contract'

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

/** A menu with what is left of one group's choices; the same menu where that is another shop's or not on it. */
export const applyOptionStock = (
  menu: Menu,
  { shop, productOption, stock }: ProductOptionStock,
): Menu =>
  menu.shop._id === shop && menu.productOptions.some(({ _id }) => _id === productOption)
    ? {
        ...menu,
        productOptions: menu.productOptions.map((known) =>
          known._id === productOption ? { ...known, stock } : known,
        ),
      }
    : menu
