import { pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** The rewards that members have bookmarked. */
export const giftBookmarkRecords = pgTable(
  'gift_bookmark_records',
  {
    _id: idColumn('_id').notNull(),
    user: idColumn('user').notNull(),
    gift: idColumn('gift').notNull(),
    createTime: instant('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table._id] }),
    uniqueIndex('gift_bookmark_records_gift').on(table.user, table.gift),
  ],
)
