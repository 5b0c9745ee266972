import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** Numeric codes that identify a member at the counter for a minute. */
export const memberCodes = pgTable(
  'member_codes',
  {
    code: text('code').primaryKey(),
    user: idColumn('user').notNull(),
    expires: instant('expires').notNull(),
  },
  (table) => [index('member_codes_expires').on(table.expires)],
)
