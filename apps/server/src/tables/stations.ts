import type { Station } from '@comanda/contract'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, idList, nested } from '../database/columns.ts'

/** The stations of kitchens: what is made at which. */
export const stations = pgTable(
  'stations',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    name: nested<Station['name']>('name').notNull(),
    kind: text('kind').$type<Station['kind']>().notNull(),
    area: text('area').$type<NonNullable<Station['area']>>(),
    categories: idList('categories'),
    products: idList('products'),
    printers: text('printers').array(),
    orderTypes: text('order_types').array().$type<NonNullable<Station['orderTypes']>>(),
    locale: text('locale').$type<NonNullable<Station['locale']>>(),
    secondLocale: text('second_locale').$type<NonNullable<Station['secondLocale']>>(),
    warnMinutes: integer('warn_minutes'),
    lateMinutes: integer('late_minutes'),
    isSilent: boolean('is_silent'),
    order: integer('order'),
    status: text('status').$type<NonNullable<Station['status']>>(),
  },
  (table) => [primaryKey({ columns: [table.shop, table._id] })],
)
export type StationRow = typeof stations.$inferSelect
