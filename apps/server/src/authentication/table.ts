import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'
import type { PendingAccount } from './pending-account.ts'

/** Attempts by what they are counted for, until the time when they are forgotten. */
export const failedAttempts = pgTable(
  'failed_attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [index('failed_attempts_until').on(table.until)],
)

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

/** Numeric codes by which a member is known at the counter for a minute. */
export const memberCodes = pgTable(
  'member_codes',
  {
    code: text('code').primaryKey(),
    user: idColumn('user').notNull(),
    expires: instant('expires').notNull(),
  },
  (table) => [index('member_codes_expires').on(table.expires)],
)

/** Accounts of providers by which a user signs in. */
export const userIdentities = pgTable(
  'user_identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    user: idColumn('user').notNull(),
    createTime: instant('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('user_identities_user').on(table.user),
  ],
)

/**
 * Logins that are under way at a provider. `challenge` is the hash of a secret of the browser that began; when the
 * provider has answered, `user` and the hash of the one-time code for that browser are added.
 */
export const socialLogins = pgTable(
  'social_logins',
  {
    state: text('state').primaryKey(),
    provider: text('provider').notNull(),
    nonce: text('nonce').notNull(),
    verifier: text('verifier').notNull(),
    challenge: text('challenge').notNull(),
    back: text('back').notNull(),
    user: idColumn('user'),
    codeHash: text('code_hash').unique(),
    expires: instant('expires').notNull(),
  },
  (table) => [index('social_logins_expires').on(table.expires)],
)
