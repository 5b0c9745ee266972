import { sellableQuantity, StockLevel, stockLevel } from '@comanda/engine/stock'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { preparedRows } from '../../../../database/prepared-rows.ts'
import { preparedStatement } from '../../../../database/prepared-statement.ts'
import type { Refusal } from '../../../../errors/refusal.ts'
import { withoutNulls } from '../../../../records/without-nulls.ts'
import { type StockDemand } from '../../../../tables/product-stocks.ts'
import { stockKey, totalDemand } from '../stock-demand.ts'
import {
  ANY_PRODUCT,
  ITSELF,
  productStocks,
  type StockRow,
} from '../../../../tables/product-stocks.ts'

/** The stocks taken, or the refusal. */
export type StockTaking =
  | { readonly taken: readonly StockDemand[] }
  | { readonly refusal: Refusal; readonly demand: StockDemand }

const lock = preparedRows(
  'lock_stocks',
  productStocks,
  sql`where shop = ${sql.placeholder('shop')} and (
      product = any(${sql.placeholder('products')})
      or product = ${ANY_PRODUCT} and product_option = any(${sql.placeholder('groups')})
    )
    order by product, product_option, choice
    for update`,
)

/** Stocks that a transaction has locked. */
export interface LockedStocks {
  /** Whose rows they are: products, and option groups whichever product they are picked for. */
  readonly products: readonly string[]
  readonly groups: readonly string[]
  readonly rows: Promise<readonly StockRow[]>
}

/** Locks the stocks of these demands, all of the products and option groups that they name. */
export const lockStocks = (
  transaction: Database,
  shop: string,
  demands: readonly StockDemand[],
): LockedStocks => {
  const ofAny = demands.filter(({ product }) => product === ANY_PRODUCT)
  const ofProducts = demands.filter(({ product }) => product !== ANY_PRODUCT)
  const groups = [...new Set(ofAny.map(({ productOption }) => productOption))]
  const products = [...new Set(ofProducts.map(({ product }) => product))]
  const rows = lock(transaction, { shop, products, groups })
  // It fails the transaction, also if nobody needs them any more.
  rows.catch(() => undefined)
  return { products, groups, rows }
}

const areLocked = ({ products, groups }: LockedStocks, demands: readonly StockDemand[]): boolean =>
  demands.every(({ product, productOption }) =>
    product === ANY_PRODUCT ? groups.includes(productOption) : products.includes(product),
  )

const take = preparedStatement(
  'take_stocks',
  sql`update ${productStocks} as stock set quantity = stock.quantity - taken.units
    from json_to_recordset(${sql.placeholder('taken')})
      as taken (product text, "productOption" text, choice text, units integer)
    where stock.shop = ${sql.placeholder('shop')} and stock.product = taken.product
      and stock.product_option = taken."productOption" and stock.choice = taken.choice
      and stock.quantity - taken.units >= coalesce(stock.online_threshold, 0)`,
)

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
 * Takes stock for an order, all of it or none. Uncounted and unlimited stocks never run out. Every transaction locks
 * the rows in the same order, if they are not `locked` before; the update itself checks the quantity again.
 */
export const takeStock = async (
  transaction: Database,
  shop: string,
  wanted: readonly StockDemand[],
  locked?: LockedStocks,
): Promise<StockTaking> => {
  const demands = totalDemand(wanted)
  if (demands.length === 0) return { taken: [] }
  const own = locked && areLocked(locked, demands) ? locked : lockStocks(transaction, shop, demands)
  const rows = new Map((await own.rows).map((row) => [stockKey(row), row]))
  const taken: StockDemand[] = []
  for (const demand of demands) {
    const row = rows.get(stockKey(demand))
    if (!row) continue
    const refusal = refusalOf(row, demand)
    if (refusal) return { refusal, demand }
    if (row.mode !== 'disable' && row.quantity !== null) taken.push(demand)
  }
  if (taken.length === 0) return { taken }
  const { rowCount } = await take(transaction, { shop, taken: JSON.stringify(taken) })
  if (rowCount !== taken.length) throw new Error(`stocks of ${shop} changed while locked`)
  return { taken }
}
