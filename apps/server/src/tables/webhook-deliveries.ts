import type { WebhookAttempt, WebhookDelivery, WebhookEvent } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'

/**
 * What addresses are to be told, written by triggers in the transaction of what happens (`tell_webhooks`). It names the record and
 * has nothing of it: what is sent is read then.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    webhook: idColumn('webhook').notNull(),
    /** Changes of one subject lock its row, so their numbers are in the order of their commits. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    type: text('type').$type<WebhookEvent>().notNull(),
    subject: idColumn('subject').notNull(),
    record: idColumn('record').notNull(),
    /** The transaction that wrote it: what it did twice to a record is sent once. */
    xact: bigint('xact', { mode: 'number' }).notNull(),
    status: text('status').$type<WebhookDelivery['status']>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    createTime: instant('create_time').notNull(),
    sentTime: instant('sent_time'),
    /** When it is tried next. */
    dueTime: instant('due_time').notNull(),
    attempts: nested<WebhookAttempt[]>('attempts').notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    uniqueIndex('webhook_deliveries_once').on(
      table.shop,
      table.webhook,
      table.record,
      table.type,
      table.xact,
    ),
    // For the sweep: whether anything is due, and what waits for its next try.
    index('webhook_deliveries_by_due_time')
      .on(table.webhook, table.dueTime)
      .where(sql`${table.status} = 'waiting'`),
    index('webhook_deliveries_in_order')
      .on(table.webhook, table.seq)
      .where(sql`${table.status} = 'waiting'`),
    index('webhook_deliveries_failed')
      .on(table.createTime)
      .where(sql`${table.status} = 'failed'`),
    index('webhook_deliveries_recent').on(table.shop, table.createTime, table._id),
    index('webhook_deliveries_of_webhook').on(table.webhook, table.createTime, table._id),
    index('webhook_deliveries_of_all').on(table.createTime, table._id),
  ],
)
export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect
