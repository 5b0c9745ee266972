import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** What providers sent and returned, without personal data and card numbers. A message without a known attempt has shop ''. */
export const paymentMessages = pgTable(
  'payment_messages',
  {
    shop: idColumn('shop').notNull(),
    _id: idColumn('_id').notNull(),
    account: idColumn('account').notNull(),
    kind: text('kind').$type<'notify' | 'return' | 'response'>().notNull(),
    /** SHA-256 of the raw body: a repeat raises `count`. */
    hash: text('hash').notNull(),
    valid: boolean('valid').notNull(),
    refusal: text('refusal'),
    attempt: idColumn('attempt'),
    /** Of a response: the refund or the step that it is about. */
    about: text('about'),
    body: jsonb('body').$type<unknown>(),
    count: integer('count').notNull().default(1),
    time: instant('time').notNull(),
    lastTime: instant('last_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    uniqueIndex('payment_messages_hash').on(table.shop, table.account, table.hash),
    index('payment_messages_of_attempt').on(table.shop, table.attempt, table.time),
    index('payment_messages_recent').on(table.shop, table.time, table._id),
    // The lists of a chain over all its shops.
    index('payment_messages_of_all').on(table.time, table._id),
    index('payment_messages_id').on(table._id),
  ],
)
export type MessageRow = typeof paymentMessages.$inferSelect
