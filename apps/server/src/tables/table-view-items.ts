import type { TableViewItem } from '@comanda/contract'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'

export const tableViewItems = pgTable(
  'table_view_items',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    name: text('name').notNull(),
    area: text('area'),
    capacity: integer('capacity'),
    order: integer('order'),
    plan: nested<NonNullable<TableViewItem['plan']>>('plan'),
    /** Its guests have left and nobody has cleaned it yet; null otherwise. */
    needsCleaning: boolean('needs_cleaning').$type<true>(),
    /** When its guests paid, who may still sit there; null otherwise. */
    paidTime: instant('paid_time'),
    status: text('status').$type<NonNullable<TableViewItem['status']>>(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('table_view_items_id').on(table._id),
  ],
)
