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

/** Compiles a menu. Throws `PriceRequestError` if it breaks the shapes (PRICE-1). */
export const compileMenu = (catalogue: Catalogue): CompiledMenu => {
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
    prices: compilePriceBook(catalogue),
    discounts: catalogue.discounts,
    hasAutoMerge: catalogue.products.some((product) => product.autoMerge === true),
  }
}
