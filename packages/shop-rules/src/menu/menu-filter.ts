import type { Id, OrderType, Product } from '@comanda/engine/catalog'
import { type Fold, matchesKeyword } from './keyword.ts'
import { isInSection, type SectionFilter } from './section-filter.ts'

/** What a diner looks at; a missing category is the `All` entry. */
export interface MenuFilter {
  readonly type: OrderType
  readonly category?: Id | undefined
  readonly subCategory?: Id | undefined
  readonly section?: SectionFilter | undefined
  readonly keyword?: string | undefined
  /** Makes traditional and simplified Chinese match each other: `foldSearch` of `@comanda/shop-rules/search`. */
  readonly fold?: Fold | undefined
}

/** Whether the menu may show a product at all: not for sets and gifts only, not hidden, eat-in only not taken away. */
export const isOnMenu = (product: Product, type: OrderType): boolean =>
  product.setOrderOrGiftOnly !== true &&
  product.hideFromOnline !== true &&
  !(type === 'takeAway' && product.eatInOnly === true)

/** Returns whether a product passes every part of the filter (CAT-2). */
export const matchesMenuFilter = (product: Product, filter: MenuFilter): boolean => {
  const { type, category, subCategory, section = { kind: 'all' }, keyword = '', fold } = filter
  return (
    isOnMenu(product, type) &&
    (category === undefined || product.category === category) &&
    (subCategory === undefined || product.subCategory === subCategory) &&
    isInSection(product, section) &&
    (keyword.trim() === '' || matchesKeyword(product.name, keyword, fold))
  )
}

/** The products that the menu shows, in the order given. */
export const filterMenu = <P extends Product>(
  products: readonly P[],
  filter: MenuFilter,
): readonly P[] => products.filter((product) => matchesMenuFilter(product, filter))
