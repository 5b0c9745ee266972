import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn, instant, money } from '../database/columns.ts'

/** What lists of guests go by: the visits of each person to a shop, counted again after each (GUEST-7.2). */
export const guestFigures = pgTable(
  'guest_figures',
  {
    shop: idColumn('shop').notNull(),
    /** The file, which is no part of another. */
    guest: idColumn('guest').notNull(),
    visits: integer('visits').notNull(),
    spent: money('spent').notNull(),
    lastVisit: instant('last_visit').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.guest] }),
    index('guest_figures_last').on(table.shop, table.lastVisit, table.guest),
    index('guest_figures_of_guest').on(table.guest),
  ],
)
