import type { Reservation } from '@comanda/contract'
import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/**
 * The reservations of each member, with what lists of them filter and sort by. Written in the transaction that writes the
 * reservation, which is stored by shop.
 */
export const memberReservations = pgTable(
  'member_reservations',
  {
    user: idColumn('user').notNull(),
    /** The reservation. */
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    status: text('status').$type<Reservation['status']>().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    startTime: instant('start_time').notNull(),
    createTime: instant('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table._id] }),
    index('member_reservations_start').on(table.user, table.startTime, table._id),
    index('member_reservations_recent').on(table.user, table.createTime, table._id),
  ],
)
