import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** Until when the visits to a shop are counted. */
export const guestCounts = pgTable(
  'guest_counts',
  { shop: idColumn('shop').notNull(), until: instant('until').notNull() },
  (table) => [primaryKey({ columns: [table.shop] })],
)
