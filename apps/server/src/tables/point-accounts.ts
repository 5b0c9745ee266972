import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn } from '../database/columns.ts'

/** How many points a member has: the sum of the records. Its row is held by whoever changes points. */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    user: idColumn('user').notNull(),
    balance: integer('balance').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.user] }),
    check('point_accounts_not_negative', sql`${table.balance} >= 0`),
  ],
)
