import { customType, index, pgTable } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Pictures of members, small and encoded again. They are stored in the database, so that every server has them and they
 * are deleted with the account.
 */
export const userPictures = pgTable(
  'user_pictures',
  {
    _id: idColumn('_id').primaryKey(),
    user: idColumn('user').notNull(),
    picture: bytes('picture').notNull(),
    createTime: instant('create_time').notNull(),
  },
  (table) => [index('user_pictures_user').on(table.user)],
)
