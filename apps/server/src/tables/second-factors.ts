import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/**
 * Second factors of accounts. `secret` is encrypted by a key from JWT_SECRET. Until `confirmed` it is being set up and not
 * required. `lastStep` is the time step of the last code used, so that no code is accepted twice; `recoveryCodes` are the
 * hashes of those that are left.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    user: idColumn('user').notNull(),
    secret: text('secret').notNull(),
    confirmed: instant('confirmed'),
    lastStep: integer('last_step').notNull().default(0),
    recoveryCodes: text('recovery_codes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createTime: instant('create_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user] })],
)
