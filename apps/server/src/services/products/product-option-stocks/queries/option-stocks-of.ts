import type { ProductOptionStock } from '@comanda/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { groupBy } from '../../../../records/group-by.ts'
import { ANY_PRODUCT, productStocks } from '../../../../tables/product-stocks.ts'
import { optionStockOf } from '../option-stock-rows.ts'

/** Returns the stocks of some option groups of a shop: only of those that are counted. */
export const optionStocksOf = async (
  database: Database,
  shop: string,
  groups: readonly string[],
): Promise<ProductOptionStock[]> => {
  const rows = await database
    .select()
    .from(productStocks)
    .where(
      and(
        eq(productStocks.shop, shop),
        eq(productStocks.product, ANY_PRODUCT),
        inArray(productStocks.productOption, [...groups]),
      ),
    )
    .orderBy(asc(productStocks.productOption), asc(productStocks.choice))
  return [...groupBy(rows, (row) => row.productOption)].flatMap(([productOption, own]) => {
    const stock = optionStockOf(own)
    return stock ? [{ _id: productOption, productOption, shop, stock }] : []
  })
}
