import type { CartLine } from '@comanda/engine/cart'
import { groupBy } from '../../../records/group-by.ts'
import { ANY_PRODUCT, ITSELF, type StockDemand } from '../../../tables/product-stocks.ts'

/**
 * A word for the stock that a demand is for, by which demands are added up and rows are found. Words sort as the rows do:
 * the separator stands before every digit.
 */
export const stockKey = (stock: Omit<StockDemand, 'units'>): string =>
  `${stock.product}/${stock.productOption}/${stock.choice}`

/** What a line takes: of its product, and of each of its choices, both ways of counting them. Set children take for themselves. */
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

/** Demands for the same stock as one, in the order in which stocks are held: so that two orders never wait in a ring. */
export const totalDemand = (demands: readonly StockDemand[]): StockDemand[] => {
  const byStock = groupBy(demands, stockKey)
  return [...byStock.keys()].toSorted().flatMap((key) => {
    const same = byStock.get(key) ?? []
    const [first] = same
    return first ? [{ ...first, units: same.reduce((sum, { units }) => sum + units, 0) }] : []
  })
}

/** The ids of the products and groups of choices whose stocks these are: what menus are to hear of. */
export const stockOwners = (
  stocks: readonly Pick<StockDemand, 'product' | 'productOption'>[],
): string[] => [
  ...new Set(
    stocks.map(({ product, productOption }) => (product === ANY_PRODUCT ? productOption : product)),
  ),
]
