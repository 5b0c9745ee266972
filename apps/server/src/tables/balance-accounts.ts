import type { Currency } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, money } from '../database/columns.ts'

/** A member's balance in one currency, in cents: the sum of the records. It never goes below 0. */
export const balanceAccounts = pgTable(
  'balance_accounts',
  {
    user: idColumn('user').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    balance: money('balance').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.currency] }),
    check('balance_accounts_not_negative', sql`${table.balance} >= 0`),
  ],
)
