import type { DiscountRule } from '../catalog/discount-rule.ts'
import { type MenuContext, menuContext } from '../catalog/menu-context.ts'
import type { Catalogue } from '../catalog/price-request.ts'
import { compilePriceBook, type PriceBook } from '../totals/price-book.ts'

/** A menu made ready for carts, once per version of it: indexed to check them, compiled to price them. */
export interface CompiledMenu extends Pick<MenuContext, 'products' | 'productOptions'> {
  readonly prices: PriceBook
  readonly discounts: readonly DiscountRule[]
  /** Whether auto-merge can form a set of any product. */
  readonly hasAutoMerge: boolean
}

/**
 * Compiles a menu. Throws `PriceRequestError` if it breaks the shapes (PRICE-1). `prices` may be those of an earlier menu
 * if nothing but stocks has changed since.
 */
export const compileMenu = (
  catalogue: Catalogue,
  prices: PriceBook = compilePriceBook(catalogue),
): CompiledMenu => {
  const { products, productOptions } = menuContext({
    products: catalogue.products,
    productOptions: catalogue.productOptions,
    orderType: 'dineIn',
    selfService: true,
    isOpen: () => true,
  })
  return {
    products,
    productOptions,
    prices,
    discounts: catalogue.discounts,
    hasAutoMerge: catalogue.products.some((product) => product.autoMerge === true),
  }
}
