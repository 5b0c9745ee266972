import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, money } from '../database/columns.ts'
import type { Actor } from './session-events.ts'

export type PaymentType = 'counter' | 'balance' | 'card' | 'wallet'

/** Payments of sessions; refunds are negative. Append-only. */
export const sessionPayments = pgTable(
  'session_payments',
  {
    shop: idColumn('shop').notNull(),
    session: idColumn('session').notNull(),
    _id: idColumn('_id').notNull(),
    /** The payment method. */
    method: idColumn('method'),
    type: text('type').$type<PaymentType>().notNull(),
    amount: money('amount').notNull(),
    tips: money('tips'),
    /** The member whose balance paid. */
    user: idColumn('user'),
    actor: jsonb('actor').$type<Actor>().notNull(),
    time: instant('time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.session, table._id] }),
    index('session_payments_time').on(table.shop, table.time),
  ],
)
export type PaymentRow = typeof sessionPayments.$inferSelect
