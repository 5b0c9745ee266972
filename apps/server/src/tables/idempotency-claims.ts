import { sql } from 'drizzle-orm'
import { json, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** The length of a period, in seconds. Periods use the two slots in turn: a claim is there for seven days at least. */
export const claimPeriod = 8 * 86_400

/**
 * Writes that a client may retry. The row is inserted in the transaction of the write, with its response, so that both exist
 * or neither does. The table is partitioned by `slot`, so that old rows go by emptying a partition; in the last ten minutes
 * of a period a row is in both slots.
 */
export const idempotencyClaims = pgTable(
  'idempotency_claims',
  {
    shop: text('shop').notNull(),
    /** The call, and the session if it has one. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    slot: smallint('slot').notNull(),
    payloadHash: text('payload_hash').notNull(),
    answer: json('answer'),
    createTime: instant('create_time')
      .notNull()
      .default(sql`now()`),
    /** When the caller of a write without a key had its response; one from before `createTime` is of an earlier write. */
    deliveredTime: timestamp('delivered_time', { withTimezone: true, mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.shop, table.scope, table.key, table.slot] })],
)
