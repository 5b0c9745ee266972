import type { MenuChange } from '@comanda/contract'
import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'

/** The changes that are drafted for the menus of shops. */
export const menuChanges = pgTable(
  'menu_changes',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    path: text('path').$type<MenuChange['path']>().notNull(),
    record: idColumn('record').notNull(),
    kind: text('kind').$type<MenuChange['kind']>().notNull(),
    field: text('field'),
    from: nested<unknown>('from_value'),
    to: nested<unknown>('to_value'),
    by: idColumn('by').notNull(),
    byName: text('by_name'),
    time: instant('time').notNull(),
    publishTime: instant('publish_time'),
    /** Who chose the time. */
    publishBy: idColumn('publish_by'),
    publishByName: text('publish_by_name'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    unique('menu_changes_of_field')
      .on(table.shop, table.path, table.record, table.kind, table.field)
      .nullsNotDistinct(),
    index('menu_changes_due').on(table.publishTime),
  ],
)
export type MenuChangeRow = typeof menuChanges.$inferSelect
