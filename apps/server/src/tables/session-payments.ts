import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idColumn, instant, money, nested } from '../database/columns.ts'
import type { PaidItem } from './payment-attempts.ts'
import type { Actor } from './session-events.ts'

export type PaymentType = 'counter' | 'balance' | 'card' | 'wallet' | 'channel'

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
    /** The attempt by which it was paid; of a refund, that of the payment that it reverses. */
    attempt: idColumn('attempt'),
    /** Of a refund: its row in `refunds`, if it goes back by a provider or by hand. */
    refund: idColumn('refund'),
    /** Of a refund: the payment that it reverses. Absent from those that were written before there were parts. */
    reverses: idColumn('reverses'),
    /** What the method costs the payer, beside the amount. */
    surcharge: money('surcharge'),
    surchargeWithoutTax: money('surcharge_without_tax'),
    /** What cash was rounded up, or below 0 down (PAY-3.9). */
    rounding: money('rounding'),
    /** The cash that was handed over. */
    tendered: money('tendered'),
    /** What the slip of a card reader says. */
    reference: text('reference'),
    /** At the counter: the bill was divided into so many parts, or the units of lines that were paid. */
    shareOf: integer('share_of'),
    items: nested<readonly PaidItem[]>('items'),
    /** The reservation whose deposit it is, since that is set against the session's bill. */
    deposit: idColumn('deposit'),
    actor: jsonb('actor').$type<Actor>().notNull(),
    time: instant('time').notNull(),
    /** The business day, filled by a trigger (STAFF-6.1). */
    day: date('day', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.session, table._id] }),
    index('session_payments_time').on(table.shop, table.time),
    index('session_payments_of_day').on(table.shop, table.day),
    index('session_payments_deposit')
      .on(table.shop, table.deposit)
      .where(sql`${table.deposit} is not null`),
    // One success counts once.
    uniqueIndex('session_payments_attempt')
      .on(table.shop, table.attempt)
      .where(sql`${table.attempt} is not null and ${table.amount} > 0`),
    uniqueIndex('session_payments_refund')
      .on(table.shop, table.refund)
      .where(sql`${table.refund} is not null`),
  ],
)
export type PaymentRow = typeof sessionPayments.$inferSelect
