import { integer, pgTable } from 'drizzle-orm/pg-core'
import { idColumn } from '../database/columns.ts'

/**
 * The row that serialises a shop's reservations: a transaction that writes one locks it, so that availability does not
 * change until it ends. `last` is the last reservation number.
 */
export const reservationBooks = pgTable('reservation_books', {
  shop: idColumn('shop').primaryKey(),
  last: integer('last').notNull(),
})
