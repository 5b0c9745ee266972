import { isSoldOut } from '@comanda/client/staff'
import type { Menu, Product } from '@comanda/contract'
import type { LocalizedText } from '@comanda/engine/catalog'
import { matchesKeyword } from '@comanda/shop-rules/menu'
import { foldSearch } from '@comanda/shop-rules/search'

export interface DishFilter {
  readonly keyword: string
  readonly onlySoldOut: boolean
}

/** The dishes of a category; without a name, those of no category. */
export interface DishGroup {
  readonly id: string
  readonly name: LocalizedText | undefined
  readonly dishes: readonly Product[]
}

const matches = (product: Product, { keyword, onlySoldOut }: DishFilter): boolean =>
  (!onlySoldOut || isSoldOut(product)) &&
  (keyword.trim() === '' || matchesKeyword(product.name, keyword, foldSearch))

/** Returns the dishes that match the filter, by category in the order of the menu. */
export const dishGroups = (
  { categories, products }: Pick<Menu, 'categories' | 'products'>,
  filter: DishFilter,
): readonly DishGroup[] => {
  const known = new Set(categories.map(({ _id }) => _id))
  const found = products.filter((product) => matches(product, filter))
  return [
    ...categories.map(({ _id, name }) => ({
      id: _id,
      name,
      dishes: found.filter(({ category }) => category === _id),
    })),
    {
      id: '',
      name: undefined,
      dishes: found.filter(({ category }) => category === undefined || !known.has(category)),
    },
  ].filter(({ dishes }) => dishes.length > 0)
}
