import type { Database } from '../../../database/connect.ts'
import { optionStocksOf } from '../../products/product-option-stocks/queries/option-stocks-of.ts'
import { stocksOf } from '../../products/product-stocks/queries/stocks-of.ts'
import type { ChangedStocks } from './stocked-menu.ts'

/** Loads the stocks of some products and option groups of a shop. */
export const loadStocks = async (
  database: Database,
  shop: string,
  owners: readonly string[],
): Promise<ChangedStocks> => {
  const found = [
    ...(await stocksOf(database, shop, owners)),
    ...(await optionStocksOf(database, shop, owners)),
  ]
  const stocks = new Map(found.map(({ _id, stock }) => [_id, stock]))
  return new Map(owners.map((owner) => [owner, stocks.get(owner)]))
}
