import type { OnlineStockMode, StockMode } from '@comanda/engine/stock'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** The group and choice in a row that counts the product itself. */
export const ITSELF = ''

/** The product in rows that count a choice for any product. */
export const ANY_PRODUCT = ''

/** Units of one stock: of a product, of a choice for that product, or of a choice for any product. */
export interface StockDemand {
  readonly product: string
  readonly productOption: string
  readonly choice: string
  readonly units: number
}

/**
 * The stocks of products, of choices for one product, and of choices for any. A null `quantity` is without limit. Modes
 * and threshold are in the row of the product (of the group, for any product) itself and apply to its choices too. All
 * are in one table, so that every transaction locks the rows of an order in the same order.
 */
export const productStocks = pgTable(
  'product_stocks',
  {
    shop: text('shop').notNull(),
    product: text('product').notNull(),
    productOption: text('product_option').notNull().default(ITSELF),
    choice: text('choice').notNull().default(ITSELF),
    mode: text('mode').$type<StockMode>().notNull(),
    /** How it was counted before staff took it off; null if it is offered. */
    offeredMode: text('offered_mode').$type<StockMode>(),
    /** When what staff took off is offered again, in UTC; null until they say so. */
    until: instant('until'),
    /** Who took it off and when; null if it is offered. */
    offBy: text('off_by'),
    offTime: instant('off_time'),
    /** The units with which each business day begins; null if it is not refilled. */
    daily: integer('daily'),
    /** The business day that it was refilled for last, `YYYY-MM-DD`. */
    refilledDay: text('refilled_day'),
    onlineMode: text('online_mode').$type<OnlineStockMode>(),
    quantity: integer('quantity'),
    onlineThreshold: integer('online_threshold'),
    stockMode: text('stock_mode'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.product, table.productOption, table.choice] }),
    index('product_stocks_until')
      .on(table.until)
      .where(sql`${table.until} is not null`),
    index('product_stocks_daily')
      .on(table.shop)
      .where(sql`${table.daily} is not null`),
    check('product_stocks_never_negative', sql`${table.quantity} >= 0`),
  ],
)
export type StockRow = typeof productStocks.$inferSelect
