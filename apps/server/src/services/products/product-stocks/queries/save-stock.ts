import { and, eq } from 'drizzle-orm'
import type { ProductStock } from '@comanda/contract'
import type { Database } from '../../../../database/connect.ts'
import { stockRows } from '../stock-rows.ts'
import { productStocks } from '../../../../tables/product-stocks.ts'

/**
 * Replaces a product's stock in a transaction; `undefined` makes the product uncounted. Returns whether it was counted
 * before.
 */
export const saveStock = async (
  transaction: Database,
  shop: string,
  product: string,
  stock: ProductStock['stock'] | undefined,
): Promise<boolean> => {
  const { rowCount } = await transaction
    .delete(productStocks)
    .where(and(eq(productStocks.shop, shop), eq(productStocks.product, product)))
  if (stock) await transaction.insert(productStocks).values(stockRows(shop, product, stock))
  return (rowCount ?? 0) > 0
}
