import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/**
 * The shops of which somebody reads the changes, `''` for all: triggers write changes of these alone (`note_changes`), so nobody
 * pays for what nobody reads.
 */
export const changeFeeds = pgTable(
  'change_feeds',
  {
    shop: text('shop').notNull(),
    /** The database whose transactions are counted: after a restore or a failover they are others. */
    place: text('place').notNull(),
    /** The changes of all transactions from this one on are there; null until those before it have ended. */
    since: bigint('since', { mode: 'number' }),
    /** When it was last read, up to an hour late. */
    usedTime: instant('used_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shop] })],
)
