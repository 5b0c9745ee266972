import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** What callers have ordered unpaid in a shop, until it is forgotten (ORDER-6.4). A key is a hash: no address is stored. */
export const orderLimits = pgTable(
  'order_limits',
  {
    shop: text('shop').notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
    /** The greatest count; in the row, so that one statement counts for several limits. */
    most: integer('most').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.key] }),
    index('order_limits_until').on(table.until),
  ],
)
