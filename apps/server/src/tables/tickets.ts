import type { Ticket } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'

/** What the stations of kitchens make of orders, and later changes of that. */
export const tickets = pgTable(
  'tickets',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    /** Null: the one kitchen of a shop without stations. */
    station: idColumn('station'),
    /** Whether dishes are put together there. */
    isExpo: boolean('is_expo').notNull(),
    session: idColumn('session').notNull(),
    order: idColumn('order_id').notNull(),
    seq: integer('seq').notNull(),
    /** With the number: those of an order, on whichever bills its dishes are. */
    businessDay: date('business_day', { mode: 'string' }).notNull(),
    number: text('number').notNull(),
    type: text('type').$type<Ticket['type']>().notNull(),
    tableName: text('table_name'),
    tentNumber: integer('tent_number'),
    channel: nested<NonNullable<Ticket['channel']>>('channel'),
    contactName: text('contact_name'),
    licensePlate: text('license_plate'),
    pickupTime: instant('pickup_time'),
    remark: text('remark'),
    allergies: jsonb('allergies').$type<NonNullable<Ticket['allergies']>>(),
    kind: text('kind').$type<Ticket['kind']>().notNull(),
    movedFrom: text('moved_from'),
    lines: nested<Ticket['lines']>('lines').notNull(),
    status: text('status').$type<Ticket['status']>().notNull(),
    createTime: instant('create_time').notNull(),
    doneTime: instant('done_time'),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    // A station gets each change of an order once.
    unique('tickets_seq').on(table.shop, table.order, table.station, table.seq).nullsNotDistinct(),
    index('tickets_id').on(table._id),
    index('tickets_of_number').on(table.shop, table.businessDay, table.number),
    index('tickets_of_session').on(table.shop, table.session),
    index('tickets_recent').on(table.shop, table.createTime, table._id),
    index('tickets_done').on(table.shop, table.doneTime, table._id),
    index('tickets_open')
      .on(table.shop, table.createTime, table._id)
      .where(sql`${table.status} = 'open'`),
    // The lists of a chain over all its shops.
    index('tickets_of_all').on(table.createTime, table._id),
    index('tickets_done_of_all').on(table.doneTime, table._id),
  ],
)
export type TicketRow = typeof tickets.$inferSelect
