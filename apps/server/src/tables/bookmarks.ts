import type { Bookmark } from '@comanda/contract'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** Members' bookmarks: `item` is the id of a news item or of a product. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    _id: idColumn('_id').notNull(),
    user: idColumn('user').notNull(),
    type: text('type').$type<Bookmark['type']>().notNull(),
    item: idColumn('item').notNull(),
    createTime: instant('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table._id] }),
    index('bookmarks_of_user').on(table.user, table.createTime, table._id),
    uniqueIndex('bookmarks_item').on(table.user, table.type, table.item),
  ],
)
