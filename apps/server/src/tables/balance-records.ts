import type { Currency } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant, money } from '../database/columns.ts'

export type BalanceRecordType = 'topUp' | 'spend' | 'adjust' | 'refund' | 'reverse'

/** The ledger of balances. It is append-only: a database trigger refuses anything else. */
export const balanceRecords = pgTable(
  'balance_records',
  {
    _id: idColumn('_id').notNull(),
    user: idColumn('user').notNull(),
    shop: idColumn('shop'),
    type: text('type').$type<BalanceRecordType>().notNull(),
    /** Signed. */
    amount: money('amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    session: idColumn('session'),
    /** The record that this one reverses. */
    reverses: idColumn('reverses'),
    note: text('note'),
    /** The staff who made the adjustment. */
    staff: idColumn('staff'),
    createTime: instant('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table._id] }),
    index('balance_records_recent').on(table.user, table.createTime, table._id),
    // The lists of a shop's managers, and of a chain's owners.
    index('balance_records_of_shop').on(table.shop, table.createTime, table._id),
    index('balance_records_of_shop_by_id').on(table.shop, table._id),
    index('balance_records_id').on(table._id),
    index('balance_records_of_all').on(table.createTime, table._id),
    index('balance_records_session').on(table.session),
    uniqueIndex('balance_records_reversed_once').on(table.user, table.reverses),
    uniqueIndex('balance_records_topped_up_once')
      .on(table.user, table.session)
      .where(sql`${table.type} = 'topUp'`),
  ],
)
export type BalanceRecordRow = typeof balanceRecords.$inferSelect
