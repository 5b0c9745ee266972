import type { Webhook } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, idList, instant, nested } from '../database/columns.ts'
import type { SealedSecret } from './payment-accounts.ts'

/**
 * Addresses that hear what happens. Triggers on the tables of what happens read it (`tell_webhooks`). `secret` is what owners
 * see of the secret; `sealed` is no field of the record.
 */
export const webhooks = pgTable(
  'webhooks',
  {
    _id: idColumn('_id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    shops: idList('shops'),
    events: text('events').array().$type<Webhook['events']>().notNull(),
    isOff: boolean('is_off'),
    channel: idColumn('channel'),
    secret: nested<Webhook['secret']>('secret').notNull(),
    sealed: nested<SealedSecret>('sealed').notNull(),
    /** Calls that failed since one succeeded. */
    failures: integer('failures').notNull().default(0),
    failingSince: instant('failing_since'),
    restingSince: instant('resting_since'),
    lastTime: instant('last_time'),
    /** When a server may next see to it; while one does, when another may. */
    nextTime: instant('next_time')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table._id] })],
)
export type WebhookRow = typeof webhooks.$inferSelect
