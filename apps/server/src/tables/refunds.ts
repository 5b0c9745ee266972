import type { Refund, RefundReason, RefundStatus } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, money, nested } from '../database/columns.ts'
import type { Actor } from './session-events.ts'
import type { PaymentType } from './session-payments.ts'

/** Money that goes back to payers, by their providers or by hand. */
export const refunds = pgTable(
  'refunds',
  {
    shop: idColumn('shop').notNull(),
    /** Also the provider's idempotency key, until it refuses the refund. */
    _id: idColumn('_id').notNull(),
    session: idColumn('session').notNull(),
    /** The attempt whose money goes back; null: by hand. */
    attempt: idColumn('attempt'),
    /** The payment that it reverses; null if none was counted, as for a surplus. */
    payment: idColumn('payment'),
    method: idColumn('method'),
    type: text('type').$type<PaymentType>().notNull(),
    /** All that goes back, tips and surcharge included. */
    amount: money('amount').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    remark: text('remark'),
    lines: nested<NonNullable<Refund['lines']>>('lines'),
    actor: jsonb('actor').$type<Actor>().notNull(),
    approver: idColumn('approver'),
    status: text('status').$type<RefundStatus>().notNull(),
    providerRefundId: text('provider_refund_id'),
    tries: integer('tries').notNull().default(0),
    /** How often it was sent again after the provider had refused it, each time under another key. */
    resends: integer('resends').notNull().default(0),
    /** When the server next does something about it; null once it is done, failed or to be given by hand. */
    askTime: instant('ask_time'),
    /** When it was first sent under its key. */
    sentTime: instant('sent_time'),
    failure: text('failure'),
    note: text('note'),
    createTime: instant('create_time').notNull(),
    doneTime: instant('done_time'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('refunds_of_session').on(table.shop, table.session),
    index('refunds_of_attempt').on(table.shop, table.attempt),
    index('refunds_recent').on(table.shop, table.createTime, table._id),
    index('refunds_by_status').on(table.shop, table.status, table.createTime, table._id),
    index('refunds_to_send')
      .on(table.askTime)
      .where(sql`${table.askTime} is not null`),
    // The lists of a chain over all its shops.
    index('refunds_of_all').on(table.createTime, table._id),
    index('refunds_id').on(table._id),
  ],
)
export type RefundRow = typeof refunds.$inferSelect
