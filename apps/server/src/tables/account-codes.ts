import type { User } from '@comanda/contract'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, nested } from '../database/columns.ts'

/** The data of a registration whose code is not yet confirmed. */
export type PendingAccount = Pick<
  User,
  'phone' | 'name' | 'firstName' | 'lastName' | 'dob' | 'locale'
> & { readonly passwordHash: string }

/**
 * Mailed codes, as keyed hashes. `registration` distinguishes registrations of one address, so that a code confirms
 * only its own; `account` is what the confirmation creates.
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
