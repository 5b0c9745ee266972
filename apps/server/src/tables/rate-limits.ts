import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** Attempts per rate limit, until they expire. */
export const rateLimits = pgTable(
  'failed_attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [index('failed_attempts_until').on(table.until)],
)
