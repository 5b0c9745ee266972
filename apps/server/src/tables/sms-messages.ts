import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/**
 * Texts to guests' phones, and what became of them. One is inserted in the transaction that causes it. While it is being sent its
 * `dueTime` is in the future, so that no other server sends it too. Rows go a week after they were made.
 */
export const smsMessages = pgTable(
  'sms_messages',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    /** With its country code, `+85291234567`; empty once it is sent or given up. */
    recipient: text('recipient').notNull(),
    text: text('text').notNull(),
    status: text('status').$type<'waiting' | 'sent' | 'failed'>().notNull(),
    tries: integer('tries').notNull().default(0),
    createTime: instant('create_time').notNull(),
    dueTime: instant('due_time').notNull(),
    /** It is not sent later than that. */
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('sms_messages_due')
      .on(table.dueTime)
      .where(sql`${table.status} = 'waiting'`),
    index('sms_messages_made').on(table.createTime),
  ],
)
export type SmsMessageRow = typeof smsMessages.$inferSelect
