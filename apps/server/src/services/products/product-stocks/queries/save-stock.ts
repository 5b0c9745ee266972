import { and, eq } from 'drizzle-orm'
import type { ProductStock } from '@comanda/contract'
import type { Database } from '../../../../database/connect.ts'
import { stockRows } from '../stock-rows.ts'
import { productStocks } from '../../../../tables/product-stocks.ts'

/** Replaces a product's stock; `undefined` makes the product uncounted. Runs in a transaction. */
export const saveStock = async (
  transaction: Database,
  shop: string,
  product: string,
  stock: ProductStock['stock'] | undefined,
): Promise<void> => {
  await transaction
    .delete(productStocks)
    .where(and(eq(productStocks.shop, shop), eq(productStocks.product, product)))
  if (stock) await transaction.insert(productStocks).values(stockRows(shop, product, stock))
}
