import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The last order number of a shop's business day. */
export const orderCounters = pgTable(
  'order_counters',
  {
    shop: text('shop').notNull(),
    businessDay: date('business_day', { mode: 'string' }).notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shop, table.businessDay] })],
)
