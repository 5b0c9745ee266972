import type { TableGuest } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** Guests of tables with a shared cart. Who has the key is the guest: its hash is stored. */
export const tableGuests = pgTable(
  'table_guests',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    session: idColumn('session').notNull(),
    keyHash: text('key_hash').notNull(),
    status: text('status').$type<TableGuest['status']>().notNull(),
    seat: text('seat').notNull(),
    animal: text('animal').$type<TableGuest['animal']>().notNull(),
    colour: integer('colour').notNull(),
    /** Dropped when the session closes. */
    name: text('name'),
    isHost: boolean('is_host').notNull(),
    isReady: boolean('is_ready').notNull(),
    joinTime: instant('join_time').notNull(),
    seenTime: instant('seen_time').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('table_guests_by_id').on(table._id),
    uniqueIndex('table_guests_of_session').on(table.shop, table.session, table.keyHash),
    index('table_guests_waiting')
      .on(table.shop, table.joinTime)
      .where(sql`${table.status} = 'waiting'`),
  ],
)
export type TableGuestRow = typeof tableGuests.$inferSelect
