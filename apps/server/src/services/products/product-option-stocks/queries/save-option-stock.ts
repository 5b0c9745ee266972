import type { ProductOptionStock } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { ANY_PRODUCT, productStocks } from '../../../../tables/product-stocks.ts'
import { replaceStockRows } from './replace-stock-rows.ts'
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
  const owner = and(
    eq(productStocks.shop, shop),
    eq(productStocks.product, ANY_PRODUCT),
    eq(productStocks.productOption, productOption),
  )
  const rows = stock ? optionStockRows(shop, productOption, stock) : []
  return replaceStockRows(transaction, owner, rows)
}
