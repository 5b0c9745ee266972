import type { CashRecord } from '@comanda/contract'
import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, money } from '../database/columns.ts'

/** What goes into drawers and out of them; what goes out is negative. Append-only. */
export const cashRecords = pgTable(
  'cash_records',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    till: idColumn('till').notNull(),
    /** The business day, filled by a trigger (STAFF-6.1). */
    day: date('day', { mode: 'string' }),
    kind: text('kind').$type<CashRecord['kind']>().notNull(),
    amount: money('amount').notNull(),
    session: idColumn('session'),
    payment: idColumn('payment'),
    reason: idColumn('reason'),
    note: text('note'),
    actor: idColumn('actor').notNull(),
    time: instant('time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('cash_records_of_till').on(table.shop, table.till),
    index('cash_records_of_day').on(table.shop, table.day),
    index('cash_records_recent').on(table.shop, table.time, table._id),
    // The lists of a chain over all its shops.
    index('cash_records_of_all').on(table.time, table._id),
    index('cash_records_id').on(table._id),
  ],
)
export type CashRecordRow = typeof cashRecords.$inferSelect
