import { integer, pgTable } from 'drizzle-orm/pg-core'
import { idColumn } from '../database/columns.ts'

/**
 * The book of a shop, held by whoever writes a reservation into it: what is free is then known until the transaction
 * ends. `last` is the last number that was given.
 */
export const reservationBooks = pgTable('reservation_books', {
  shop: idColumn('shop').primaryKey(),
  last: integer('last').notNull(),
})
