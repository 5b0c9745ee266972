import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/**
 * Where accounts and terminals are signed in. A token names its row, and is valid as long as the row exists: signing out
 * deletes it. `address` is the network only, and `lastUsed` is at most an hour old.
 */
export const signIns = pgTable(
  'sign_ins',
  {
    _id: idColumn('_id').notNull(),
    user: idColumn('user').notNull(),
    device: text('device'),
    address: text('address'),
    createTime: instant('create_time').notNull(),
    lastUsed: instant('last_used').notNull(),
    expires: instant('expires').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table._id] }),
    index('sign_ins_expires').on(table.expires),
  ],
)
