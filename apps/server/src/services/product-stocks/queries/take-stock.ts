import { sellableQuantity, StockLevel, stockLevel } from '@comanda/engine'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { Refusal } from '../../../errors/refusal.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { type StockDemand, stockKey, totalDemand } from '../stock-demand.ts'
import { ANY_PRODUCT, ITSELF, productStocks, type StockRow } from '../table.ts'

/** What was taken, or why nothing could be. */
export type StockTaking =
  | { readonly taken: readonly StockDemand[] }
  | { readonly refusal: Refusal; readonly demand: StockDemand }

/** The rows of the products, and those of the groups of choices whichever product they are picked for. */
const rowsOf = (demands: readonly StockDemand[]) => {
  const ofAny = demands.filter(({ product }) => product === ANY_PRODUCT)
  const ofProducts = demands.filter(({ product }) => product !== ANY_PRODUCT)
  const groups = [...new Set(ofAny.map(({ productOption }) => productOption))]
  const products = [...new Set(ofProducts.map(({ product }) => product))]
  return or(
    inArray(productStocks.product, products),
    and(eq(productStocks.product, ANY_PRODUCT), inArray(productStocks.productOption, groups)),
  )
}

const holdRows = (
  transaction: Database,
  shop: string,
  demands: readonly StockDemand[],
): Promise<StockRow[]> =>
  transaction
    .select()
    .from(productStocks)
    .where(and(eq(productStocks.shop, shop), rowsOf(demands)))
    .orderBy(
      asc(productStocks.product),
      asc(productStocks.productOption),
      asc(productStocks.choice),
    )
    .for('update')

const refusalOf = (row: StockRow, demand: StockDemand): Refusal | undefined => {
  const stock = withoutNulls(row)
  const level = stockLevel(stock, true, demand.units)
  const { product, productOption, choice } = row
  const of = {
    ...(product === ANY_PRODUCT ? { productOption } : { product }),
    ...(choice === ITSELF ? {} : { choice }),
  }
  if (level === StockLevel.NotSelling)
    return {
      kind: 'Conflict',
      code: 'productNotAvailable',
      message: 'Product Not Available',
      detail: of,
    }
  if (level !== StockLevel.OutOfStock) return undefined
  const left = Math.max(0, sellableQuantity(stock, true))
  return { kind: 'Conflict', code: 'outOfStock', message: 'Out of stock', detail: { ...of, left } }
}

/**
 * Takes stock for an order, all of it or none. Stocks that are not counted, or without limit, give without end. The
 * rows are held in one order by everybody; what is left is tested again by the update itself.
 */
export const takeStock = async (
  transaction: Database,
  shop: string,
  wanted: readonly StockDemand[],
): Promise<StockTaking> => {
  const demands = totalDemand(wanted)
  if (demands.length === 0) return { taken: [] }
  const rows = new Map(
    (await holdRows(transaction, shop, demands)).map((row) => [stockKey(row), row]),
  )
  const taken: StockDemand[] = []
  for (const demand of demands) {
    const row = rows.get(stockKey(demand))
    if (!row) continue
    const refusal = refusalOf(row, demand)
    if (refusal) return { refusal, demand }
    if (row.mode !== 'disable' && row.quantity !== null) taken.push(demand)
  }
  for (const { product, productOption, choice, units } of taken) {
    const { rowCount } = await transaction
      .update(productStocks)
      .set({ quantity: sql`${productStocks.quantity} - ${units}` })
      .where(
        and(
          eq(productStocks.shop, shop),
          eq(productStocks.product, product),
          eq(productStocks.productOption, productOption),
          eq(productStocks.choice, choice),
          sql`${productStocks.quantity} - ${units} >= coalesce(${productStocks.onlineThreshold}, 0)`,
        ),
      )
    if (rowCount !== 1) throw new Error(`the stock of ${product} changed while it was held`)
  }
  return { taken }
}
