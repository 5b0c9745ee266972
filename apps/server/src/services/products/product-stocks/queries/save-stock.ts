import { and, eq } from 'drizzle-orm'
import type { ProductStock } from '@comanda/contract'
import type { Database } from '../../../../database/connect.ts'
import { productStocks } from '../../../../tables/product-stocks.ts'
import { stockRows } from '../stock-rows.ts'
import { replaceStockRows } from '../../product-option-stocks/queries/replace-stock-rows.ts'

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
  const owner = and(eq(productStocks.shop, shop), eq(productStocks.product, product))
  return replaceStockRows(transaction, owner, stock ? stockRows(shop, product, stock) : [])
}
