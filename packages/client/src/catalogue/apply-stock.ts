import type { Menu, ProductOptionStock, ProductStock } from '@comanda/contract'

/**
 * Returns the menu with a product's new stock, or the same menu if it is another shop's or does not list the product.
 */
export const applyStock = (menu: Menu, { shop, product, stock }: ProductStock): Menu =>
  menu.shop._id === shop && menu.products.some(({ _id }) => _id === product)
    ? {
        ...menu,
        products: menu.products.map((known) =>
          known._id === product ? { ...known, stock } : known,
        ),
      }
    : menu

/**
 * Returns the menu with the new stock of an option group, or the same menu if it is another shop's or does not list it.
 */
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
