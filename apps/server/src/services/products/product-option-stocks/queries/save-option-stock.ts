import type { ProductOptionStock } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { ANY_PRODUCT, productStocks } from '../../../../tables/product-stocks.ts'
import { optionStockRows } from '../option-stock-rows.ts'

/** Replaces a group's stock; `undefined` makes the group uncounted. Runs in a transaction. */
export const saveOptionStock = async (
  transaction: Database,
  shop: string,
  productOption: string,
  stock: ProductOptionStock['stock'] | undefined,
): Promise<void> => {
  await transaction
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
}
