import type { CartLine } from '@comanda/engine/cart'
import { groupBy } from '../../../records/group-by.ts'
import { ANY_PRODUCT, ITSELF, type StockDemand } from '../../../tables/product-stocks.ts'

/**
 * A key of the demanded stock, by which demands are added up and rows are found. Keys sort as the rows do: the
 * separator sorts before every digit.
 */
export const stockKey = (stock: Omit<StockDemand, 'units'>): string =>
  `${stock.product}/${stock.productOption}/${stock.choice}`

/**
 * Returns what a line takes: of its product, and of each of its choices, in both ways of counting them. Set children
 * have demands of their own.
 */
export const lineDemand = (line: CartLine): StockDemand[] => {
  const { product, quantity = 1, options = [] } = line
  if (product === undefined) return []
  const choices = options.flatMap(({ option, values = [], selections }) =>
    (selections ?? values.map((_id) => ({ _id, quantity: 1 }))).flatMap((picked) => {
      const units = (picked.quantity ?? 1) * quantity
      const demand = { productOption: option, choice: picked._id ?? '', units }
      return [
        { product, ...demand },
        { product: ANY_PRODUCT, ...demand },
      ]
    }),
  )
  return [{ product, productOption: ITSELF, choice: ITSELF, units: quantity }, ...choices]
}

/** Adds up the demands for each stock, in the order in which stocks are locked, so that two orders never deadlock. */
export const totalDemand = (demands: readonly StockDemand[]): StockDemand[] => {
  const byStock = groupBy(demands, stockKey)
  return [...byStock.keys()].toSorted().flatMap((key) => {
    const same = byStock.get(key) ?? []
    const [first] = same
    return first ? [{ ...first, units: same.reduce((sum, { units }) => sum + units, 0) }] : []
  })
}

/** Returns the ids of the products and groups of these stocks, for announcing them to menus. */
export const stockOwners = (
  stocks: readonly Pick<StockDemand, 'product' | 'productOption'>[],
): string[] => [
  ...new Set(
    stocks.map(({ product, productOption }) => (product === ANY_PRODUCT ? productOption : product)),
  ),
]
