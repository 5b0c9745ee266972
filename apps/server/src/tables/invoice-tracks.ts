import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/**
 * Numbers that the tax authority gave sellers (字軌): some rows a period, read and written by the seller's tax id. A number is
 * taken by raising `next`, so that it is given once, whatever the shop.
 */
export const invoiceTracks = pgTable(
  'invoice_tracks',
  {
    _id: idColumn('_id').notNull(),
    seller: text('seller').notNull(),
    period: text('period').notNull(),
    letters: text('letters').notNull(),
    from: integer('from_number').notNull(),
    to: integer('to_number').notNull(),
    next: integer('next_number').notNull(),
    /** When its blank numbers were reported. */
    reportTime: instant('report_time'),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    index('invoice_tracks_of_seller').on(table.seller, table.period, table.letters, table.from),
  ],
)
export type InvoiceTrackRow = typeof invoiceTracks.$inferSelect
