import type { OnlineStockMode, StockMode } from '@comanda/engine'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What is left of products. A `quantity` of null is without limit. */
export const productStocks = pgTable(
  'product_stocks',
  {
    shop: text('shop').notNull(),
    product: text('product').notNull(),
    mode: text('mode').$type<StockMode>().notNull(),
    onlineMode: text('online_mode').$type<OnlineStockMode>(),
    quantity: integer('quantity'),
    onlineThreshold: integer('online_threshold').notNull().default(0),
    stockMode: text('stock_mode'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.product] }),
    check('product_stocks_never_negative', sql`${table.quantity} >= 0`),
  ],
)
export type ProductStockRow = typeof productStocks.$inferSelect

/** What is left of the choices of a product's option groups. */
export const choiceStocks = pgTable(
  'choice_stocks',
  {
    shop: text('shop').notNull(),
    product: text('product').notNull(),
    productOption: text('product_option').notNull(),
    choice: text('choice').notNull(),
    quantity: integer('quantity'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.product, table.productOption, table.choice] }),
    check('choice_stocks_never_negative', sql`${table.quantity} >= 0`),
  ],
)
export type ChoiceStockRow = typeof choiceStocks.$inferSelect
