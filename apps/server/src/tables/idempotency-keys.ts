import { sql } from 'drizzle-orm'
import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/**
 * The writes of the build before `idempotency_claims`. While both serve, triggers store each write in both tables. It can go with
 * them in a later release.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    shop: text('shop').notNull(),
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    payloadHash: text('payload_hash').notNull(),
    answer: json('answer'),
    createTime: instant('create_time')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.scope, table.key] }),
    index('idempotency_keys_time').on(table.createTime),
  ],
)
