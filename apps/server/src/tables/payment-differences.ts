import type { PaymentDifferenceKind } from '@comanda/contract'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant, money } from '../database/columns.ts'

/** Differences between our payments and a provider's. Those that are solved stay. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    shop: idColumn('shop').notNull(),
    _id: idColumn('_id').notNull(),
    account: idColumn('account').notNull(),
    /** `2026-01-31`. */
    day: text('day').notNull(),
    kind: text('kind').$type<PaymentDifferenceKind>().notNull(),
    /** The provider's payment or refund, or ours: a later comparison of the day knows it by this. */
    subject: text('subject').notNull(),
    attempt: idColumn('attempt'),
    session: idColumn('session'),
    refund: idColumn('refund'),
    transaction: text('transaction'),
    here: money('here'),
    there: money('there'),
    currency: text('currency').notNull(),
    time: instant('time').notNull(),
    createTime: instant('create_time').notNull(),
    /** When the last comparison that found it began. */
    foundTime: instant('found_time').notNull(),
    solved: boolean('solved').notNull().default(false),
    solvedTime: instant('solved_time'),
    solvedBy: idColumn('solved_by'),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    uniqueIndex('payment_differences_subject').on(
      table.shop,
      table.account,
      table.day,
      table.kind,
      table.subject,
    ),
    index('payment_differences_by_day').on(table.shop, table.day, table._id),
    index('payment_differences_of_attempt').on(table.shop, table.attempt),
  ],
)
export type DifferenceRow = typeof paymentDifferences.$inferSelect
