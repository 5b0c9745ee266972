import type { ChangePath } from '@comanda/contract'
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/**
 * Which records transactions have changed, written by triggers in each. It has nothing of the records: they are read as they
 * stand. `shop` is `''` for what is of all shops.
 */
export const recordChanges = pgTable(
  'record_changes',
  {
    shop: text('shop').notNull(),
    /** The transaction: those that may still commit are not read, nor is what came after them. */
    xact: bigint('xact', { mode: 'number' }).notNull(),
    path: text('path').$type<ChangePath>().notNull(),
    record: idColumn('record').notNull(),
    time: instant('time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.xact, table.path, table.record] }),
    // The changes of all shops.
    index('record_changes_of_all').on(table.xact, table.path, table.record),
    index('record_changes_time').on(table.time),
  ],
)
export type RecordChangeRow = typeof recordChanges.$inferSelect
