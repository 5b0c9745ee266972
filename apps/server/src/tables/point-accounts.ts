import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn } from '../database/columns.ts'

/** A member's points: the sum of the records. Its row is locked by every change of points. */
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
