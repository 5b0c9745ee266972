import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** The shared carts of tables: the row that is locked by each edit. */
export const tableCarts = pgTable(
  'table_carts',
  {
    shop: idColumn('shop').notNull(),
    session: idColumn('session').notNull(),
    version: integer('version').notNull(),
    /** How many seats have been given to guests. */
    seats: integer('seats').notNull(),
    createTime: instant('create_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shop, table.session] })],
)
export type TableCartRow = typeof tableCarts.$inferSelect
