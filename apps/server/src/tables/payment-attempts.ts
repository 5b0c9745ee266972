import type { Currency, PaymentAttemptStatus, PaymentNext, TaiwanInvoice } from '@comanda/contract'
import { sql } from 'drizzle-orm'
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
import { idColumn, instant, money, nested } from '../database/columns.ts'
import type { Actor } from './session-events.ts'

/** Units of a line that an attempt pays. */
export interface PaidItem {
  readonly line: string
  readonly quantity: number
}

/**
 * Tries to pay with a provider. What is charged and for what is frozen when it begins; the unique indexes ensure that what
 * a provider says of one payment counts for one attempt, once.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    shop: idColumn('shop').notNull(),
    /** Random; also the reference that the provider gets. */
    _id: idColumn('_id').notNull(),
    session: idColumn('session').notNull(),
    /** Of money that came once more, by another transaction: the attempt that was begun. */
    original: idColumn('original'),
    method: idColumn('method').notNull(),
    account: idColumn('account').notNull(),
    /** Whether no real money is paid, by the account's mode; null otherwise. */
    sandbox: boolean('sandbox').$type<true>(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Of the bill. */
    amount: money('amount').notNull(),
    tips: money('tips').notNull(),
    surcharge: money('surcharge').notNull(),
    surchargeWithoutTax: money('surcharge_without_tax').notNull(),
    /** Amount, tips and surcharge. */
    charge: money('charge').notNull(),
    /** The bill was divided into so many parts. */
    shareOf: integer('share_of'),
    items: nested<readonly PaidItem[]>('items'),
    twInvoice: jsonb('tw_invoice').$type<TaiwanInvoice>(),
    locale: text('locale').notNull(),
    channel: text('channel'),
    reader: text('reader'),
    /** Where the payer goes after the provider's page, if not to the result of the diner's app. */
    returnUrl: text('return_url'),
    actor: jsonb('actor').$type<Actor>().notNull(),
    idempotencyKey: text('idempotency_key'),
    /** The hash of what was sent with the key. */
    payload: text('payload'),

    status: text('status').$type<PaymentAttemptStatus>().notNull(),
    captured: money('captured').notNull().default(0),
    /** Of what was captured, what goes back or has gone back. */
    refunded: money('refunded').notNull().default(0),
    last4: text('last4'),
    providerReference: text('provider_reference'),
    providerTransactionId: text('provider_transaction_id'),
    next: nested<PaymentNext>('next'),
    failure: text('failure'),
    expiresTime: instant('expires_time').notNull(),
    /** When the provider is queried next; null once nothing more is expected. */
    askTime: instant('ask_time'),
    /** How often it was queried. */
    asks: integer('asks').notNull().default(0),
    askedTime: instant('asked_time'),
    createTime: instant('create_time').notNull(),
    settleTime: instant('settle_time'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    uniqueIndex('payment_attempts_reference').on(
      table.shop,
      table.account,
      table.providerReference,
    ),
    uniqueIndex('payment_attempts_transaction').on(
      table.shop,
      table.account,
      table.providerTransactionId,
    ),
    uniqueIndex('payment_attempts_key').on(table.shop, table.session, table.idempotencyKey),
    index('payment_attempts_of_session').on(table.shop, table.session),
    // Few at a time: what a day's end waits for (STAFF-6.2).
    index('payment_attempts_unsettled')
      .on(table.shop)
      .where(sql`${table.status} in ('pending', 'review')`),
    index('payment_attempts_recent').on(table.shop, table.createTime, table._id),
    index('payment_attempts_failed')
      .on(table.createTime)
      .where(sql`${table.failure} is not null`),
    index('payment_attempts_to_ask')
      .on(table.askTime)
      .where(sql`${table.askTime} is not null`),
    // The lists of a chain over all its shops.
    index('payment_attempts_of_all').on(table.createTime, table._id),
    index('payment_attempts_id').on(table._id),
  ],
)
export type AttemptRow = typeof paymentAttempts.$inferSelect
