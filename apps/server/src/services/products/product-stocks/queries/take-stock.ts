import { sellableQuantity, StockLevel, stockLevel } from '@comanda/engine/stock'
import { sql } from 'drizzle-orm'
import { DatabaseError } from 'pg'
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

/** The stocks that an order takes, or the refusal. */
export type StockTaking =
  | {
      readonly taken: readonly StockDemand[]
      /**
       * Takes them, unless that was called before. It fails the transaction if less is left than was read
       * (`isStockShort`).
       */
      readonly take?: (() => Promise<void>) | undefined
    }
  | { readonly refusal: Refusal; readonly demand: StockDemand }

const ofDemands = sql`where shop = ${sql.placeholder('shop')} and (
      product = any(${sql.placeholder('products')})
      or product = ${ANY_PRODUCT} and product_option = any(${sql.placeholder('groups')})
    )
    order by product, product_option, choice`

const read = preparedRows('read_stocks', productStocks, ofDemands)
const lock = preparedRows('lock_stocks', productStocks, sql`${ofDemands} for update`)

/** Stocks that a transaction has read. */
export interface KnownStocks {
  /** Whose rows they are: products, and option groups whichever product they are picked for. */
  readonly products: readonly string[]
  readonly groups: readonly string[]
  readonly areLocked: boolean
  readonly rows: readonly StockRow[]
}

const knownStocks =
  (areLocked: boolean) =>
  async (
    transaction: Database,
    shop: string,
    demands: readonly StockDemand[],
  ): Promise<KnownStocks> => {
    const ofAny = demands.filter(({ product }) => product === ANY_PRODUCT)
    const ofProducts = demands.filter(({ product }) => product !== ANY_PRODUCT)
    const groups = [...new Set(ofAny.map(({ productOption }) => productOption))]
    const products = [...new Set(ofProducts.map(({ product }) => product))]
    const rows = await (areLocked ? lock : read)(transaction, { shop, products, groups })
    return { products, groups, areLocked, rows }
  }

/** Reads the stocks of these demands, all of the products and option groups that they name. The statement is sent before it returns. */
export const readStocks = knownStocks(false)

/** Reads them likewise, locked until the transaction ends. */
export const lockStocks = knownStocks(true)

const cover = ({ products, groups }: KnownStocks, demands: readonly StockDemand[]): boolean =>
  demands.every(({ product, productOption }) =>
    product === ANY_PRODUCT ? groups.includes(productOption) : products.includes(product),
  )

/** Takes from stocks that are still sold as they were read; a negative quantity, which the table refuses, fails the transaction. */
const takeAll = preparedStatement(
  'take_known_stocks',
  sql`update ${productStocks} as stock set quantity =
      case when stock.mode = taken.mode and stock.online_mode is not distinct from taken."onlineMode"
          and stock.quantity - taken.units >= coalesce(stock.online_threshold, 0)
        then stock.quantity - taken.units else -1 end
    from json_to_recordset(${sql.placeholder('taken')}) as taken
      (product text, "productOption" text, choice text, units integer, mode text, "onlineMode" text)
    where stock.shop = ${sql.placeholder('shop')} and stock.product = taken.product
      and stock.product_option = taken."productOption" and stock.choice = taken.choice`,
)

/** Returns whether a transaction failed because a stock had less left than it had read. */
export const isStockShort = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof DatabaseError) return at.constraint === 'product_stocks_never_negative'
  return false
}

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
 * the rows in the same order. If they are `known` and not locked, the caller takes them with its last statements: orders of
 * one dish then wait for each other only while the database works. Otherwise they are taken at once.
 */
export const takeStock = async (
  transaction: Database,
  shop: string,
  wanted: readonly StockDemand[],
  known?: KnownStocks,
): Promise<StockTaking> => {
  const demands = totalDemand(wanted)
  if (demands.length === 0) return { taken: [] }
  const own = known && cover(known, demands) ? known : await lockStocks(transaction, shop, demands)
  const rows = new Map(own.rows.map((row) => [stockKey(row), row]))
  const taken: (StockDemand & Pick<StockRow, 'mode' | 'onlineMode'>)[] = []
  for (const demand of demands) {
    const row = rows.get(stockKey(demand))
    if (!row) continue
    const refusal = refusalOf(row, demand)
    if (refusal) return { refusal, demand }
    const { mode, onlineMode, quantity } = row
    if (mode !== 'disable' && quantity !== null) taken.push({ ...demand, mode, onlineMode })
  }
  if (taken.length === 0) return { taken }
  const take = async (): Promise<void> => {
    const [, { rowCount }] = await Promise.all([
      // One statement locks its rows in any order.
      !own.areLocked && taken.length > 1 ? lockStocks(transaction, shop, taken) : undefined,
      takeAll(transaction, { shop, taken: JSON.stringify(taken) }),
    ])
    // Stocks that were only read may have been replaced: then the order came before.
    if (own.areLocked && rowCount !== taken.length)
      throw new Error(`stocks of ${shop} changed while locked`)
  }
  if (!own.areLocked) {
    let taking: Promise<void> | undefined
    return { taken, take: () => (taking ??= take()) }
  }
  await take()
  return { taken }
}
