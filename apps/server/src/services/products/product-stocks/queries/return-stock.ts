import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { type StockDemand } from '../../../../tables/product-stocks.ts'
import { totalDemand } from '../stock-demand.ts'
import { productStocks } from '../../../../tables/product-stocks.ts'

/** Returns the stock of an order that does not need it any more. A stock that became unlimited stays so. */
export const returnStock = async (
  transaction: Database,
  shop: string,
  taken: readonly StockDemand[],
): Promise<void> => {
  for (const { product, productOption, choice, units } of totalDemand(taken))
    await transaction
      .update(productStocks)
      .set({ quantity: sql`${productStocks.quantity} + ${units}` })
      .where(
        and(
          eq(productStocks.shop, shop),
          eq(productStocks.product, product),
          eq(productStocks.productOption, productOption),
          eq(productStocks.choice, choice),
        ),
      )
}
