import type { MenuChange, MenuConflict, MenuVersion } from '@comanda/contract'
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'

/** How many versions each shop's menu has. A change of the draft and its publication lock the row. */
export const menuDrafts = pgTable('menu_drafts', {
  shop: text('shop').primaryKey(),
  versions: integer('versions').notNull(),
})

/** What was published of the shops' menus. */
export const menuVersions = pgTable(
  'menu_versions',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    number: integer('number').notNull(),
    status: text('status').$type<MenuVersion['status']>().notNull(),
    changes: nested<readonly MenuChange[]>('changes').notNull(),
    conflicts: nested<readonly MenuConflict[]>('conflicts'),
    by: idColumn('by').notNull(),
    byName: text('by_name'),
    time: instant('time').notNull(),
    reverts: integer('reverts'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    unique('menu_versions_number').on(table.shop, table.number),
    // The lists of a chain over all its shops.
    index('menu_versions_of_all').on(table.number, table._id),
    index('menu_versions_id').on(table._id),
  ],
)
export type MenuVersionRow = typeof menuVersions.$inferSelect
