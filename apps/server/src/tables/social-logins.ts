import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/**
 * Pending logins at a provider. `challenge` is the hash of the browser's secret; the provider's response adds `user`
 * and the hash of the one-time code for that browser.
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
