import type { ProductStock } from '@comanda/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { groupBy } from '../../../../records/group-by.ts'
import { stockOf } from '../stock-rows.ts'
import { productStocks } from '../../../../tables/product-stocks.ts'

/** Returns the stocks of a shop, or of some of its products: only of those that are counted. */
export const stocksOf = async (
  database: Database,
  shop: string,
  products?: readonly string[],
): Promise<ProductStock[]> => {
  const rows = await database
    .select()
    .from(productStocks)
    .where(
      and(eq(productStocks.shop, shop), products && inArray(productStocks.product, [...products])),
    )
    .orderBy(
      asc(productStocks.product),
      asc(productStocks.productOption),
      asc(productStocks.choice),
    )
  return [...groupBy(rows, (row) => row.product)].flatMap(([product, ofProduct]) => {
    const stock = stockOf(ofProduct)
    return stock ? [{ _id: product, product, shop, stock }] : []
  })
}
