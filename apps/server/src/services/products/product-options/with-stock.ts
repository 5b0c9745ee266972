import type { ProductOption } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { groupBy } from '../../../records/group-by.ts'
import { optionStocksOf } from '../product-option-stocks/queries/option-stocks-of.ts'

/** Adds its stock to each group that is counted. */
export const withStock = async (
  database: Database,
  options: readonly ProductOption[],
): Promise<ProductOption[]> => {
  const stocks = new Map<string, ProductOption['stock']>()
  for (const [shop, own] of groupBy(options, (option) => option.shop)) {
    const ids = own.map((option) => option._id)
    for (const { _id, stock } of await optionStocksOf(database, shop, ids)) stocks.set(_id, stock)
  }
  return options.map((option) => {
    const stock = stocks.get(option._id)
    return stock ? { ...option, stock } : option
  })
}
