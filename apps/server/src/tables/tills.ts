import type { Till } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant, money, nested } from '../database/columns.ts'

/** Drawers of shops, each time that one is in use: from its float to its count. */
export const tills = pgTable(
  'tills',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    /** The business day on which it was opened. */
    day: date('day', { mode: 'string' }),
    name: text('name').notNull(),
    status: text('status').$type<Till['status']>().notNull(),
    float: money('float').notNull(),
    openedBy: idColumn('opened_by').notNull(),
    openTime: instant('open_time').notNull(),
    counts: nested<NonNullable<Till['counts']>>('counts'),
    counted: money('counted'),
    countedBy: idColumn('counted_by'),
    countTime: instant('count_time'),
    /** What should have been in it when it was counted. */
    expected: money('expected'),
    reason: idColumn('reason'),
    note: text('note'),
    closedBy: idColumn('closed_by'),
    closeTime: instant('close_time'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('tills_of_day').on(table.shop, table.day),
    uniqueIndex('tills_in_use')
      .on(table.shop, table.name)
      .where(sql`${table.status} <> 'closed'`),
    index('tills_recent').on(table.shop, table.openTime, table._id),
    // The lists of a chain over all its shops.
    index('tills_of_all').on(table.openTime, table._id),
    index('tills_id').on(table._id),
  ],
)
export type TillRow = typeof tills.$inferSelect
