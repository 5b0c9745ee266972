import { sql } from 'drizzle-orm'
import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/**
 * Writes with a client's idempotency key. The row is inserted in the transaction of the write, with its response, so
 * that both exist or neither does.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    shop: text('shop').notNull(),
    /** The call, and the session if it has one. */
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
