import type { ProductOptionStock } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { ANY_PRODUCT, productStocks } from '../../../../tables/product-stocks.ts'
import { optionStockRows } from '../option-stock-rows.ts'

/**
 * Replaces a group's stock in a transaction; `undefined` makes the group uncounted. Returns whether it was counted
 * before.
 */
export const saveOptionStock = async (
  transaction: Database,
  shop: string,
  productOption: string,
  stock: ProductOptionStock['stock'] | undefined,
): Promise<boolean> => {
  const { rowCount } = await transaction
    .delete(productStocks)
    .where(
      and(
        eq(productStocks.shop, shop),
        eq(productStocks.product, ANY_PRODUCT),
        eq(productStocks.productOption, productOption),
      ),
    )
  if (stock)
    await transaction.insert(productStocks).values(optionStockRows(shop, productOption, stock))
  return (rowCount ?? 0) > 0
}
