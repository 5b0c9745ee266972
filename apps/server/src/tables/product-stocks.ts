import type { OnlineStockMode, StockMode } from '@comanda/engine/catalog'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The group and choice of a row that counts the product itself. */
export const ITSELF = ''

/** The product of rows that count a choice whichever product it is picked for. */
export const ANY_PRODUCT = ''

/** Units of one stock: of a product, of a choice for that product, or of a choice whichever product it is picked for. */
export interface StockDemand {
  readonly product: string
  readonly productOption: string
  readonly choice: string
  readonly units: number
}

/**
 * What is left of products, of choices for one product, and of choices for any. A `quantity` of null is without limit.
 * Modes and threshold stand in the row of the product (of the group, for any product) itself and hold for its choices
 * too. All in one table, so that everybody holds the rows of an order in one order.
 */
export const productStocks = pgTable(
  'product_stocks',
  {
    shop: text('shop').notNull(),
    product: text('product').notNull(),
    productOption: text('product_option').notNull().default(ITSELF),
    choice: text('choice').notNull().default(ITSELF),
    mode: text('mode').$type<StockMode>().notNull(),
    onlineMode: text('online_mode').$type<OnlineStockMode>(),
    quantity: integer('quantity'),
    onlineThreshold: integer('online_threshold'),
    stockMode: text('stock_mode'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.product, table.productOption, table.choice] }),
    check('product_stocks_never_negative', sql`${table.quantity} >= 0`),
  ],
)
export type StockRow = typeof productStocks.$inferSelect
