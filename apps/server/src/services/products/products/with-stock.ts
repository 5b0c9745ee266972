import type { Product } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { groupBy } from '../../../records/group-by.ts'
import { stocksOf } from '../product-stocks/queries/stocks-of.ts'

/** Adds its stock to each product that is counted. */
export const withStock = async (
  database: Database,
  products: readonly Product[],
): Promise<Product[]> => {
  const stocks = new Map<string, Product['stock']>()
  for (const [shop, own] of groupBy(products, (product) => product.shop)) {
    const ids = own.map((product) => product._id)
    for (const { product, stock } of await stocksOf(database, shop, ids)) stocks.set(product, stock)
  }
  return products.map((product) => {
    const stock = stocks.get(product._id)
    return stock ? { ...product, stock } : product
  })
}
