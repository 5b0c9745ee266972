import type { Printer } from '@comanda/contract'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, idList, instant } from '../database/columns.ts'

/** The receipt printers of shops. */
export const printers = pgTable(
  'printers',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<NonNullable<Printer['kind']>>(),
    address: text('address'),
    /** Of `cloudPrnt`: the hash of the token in the URL that it asks. */
    tokenHash: text('token_hash'),
    width: integer('width').$type<Printer['width']>().notNull(),
    locale: text('locale').$type<NonNullable<Printer['locale']>>(),
    tickets: text('tickets').$type<NonNullable<Printer['tickets']>>(),
    stations: idList('stations'),
    receipts: boolean('receipts'),
    hasDrawer: boolean('has_drawer'),
    fallback: idColumn('fallback'),
    order: integer('order'),
    status: text('status').$type<NonNullable<Printer['status']>>(),
    lastSeen: instant('last_seen'),
    problem: text('problem').$type<NonNullable<Printer['problem']>>(),
  },
  (table) => [primaryKey({ columns: [table.shop, table._id] })],
)
export type PrinterRow = typeof printers.$inferSelect
