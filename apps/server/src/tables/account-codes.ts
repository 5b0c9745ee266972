import type { User } from '@comanda/contract'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, nested } from '../database/columns.ts'

/** What a registration said of an account that does not exist before its code is confirmed. */
export type PendingAccount = Pick<
  User,
  'phone' | 'name' | 'firstName' | 'lastName' | 'dob' | 'locale'
> & { readonly passwordHash: string }

/**
 * Codes that were mailed, as keyed hashes. `registration` tells the registrations of one address apart, so that a code
 * confirms only the one that it was mailed for; `account` is what it makes then.
 */
export const accountCodes = pgTable(
  'account_codes',
  {
    purpose: text('purpose').$type<'confirm' | 'reset'>().notNull(),
    email: text('email').notNull(),
    registration: text('registration').notNull(),
    codeHash: text('code_hash').notNull(),
    account: nested<PendingAccount>('account'),
    tries: integer('tries').notNull().default(0),
    expires: instant('expires').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.email, table.registration] }),
    index('account_codes_expires').on(table.expires),
  ],
)
