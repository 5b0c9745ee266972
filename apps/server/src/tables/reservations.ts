import type { Reservation, ReservationChange } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** A change of a reservation; `staff` is the account of who made it. */
export interface StoredChange extends Omit<ReservationChange, 'by' | 'name'> {
  readonly staff?: string
}

/** Reservations of tables. The `_id` is random: it gives a guest access. */
export const reservations = pgTable(
  'reservations',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    user: idColumn('user'),
    number: text('number').notNull(),
    status: text('status').$type<Reservation['status']>().notNull(),
    adults: integer('adults').notNull(),
    children: integer('children').notNull(),
    babyStools: integer('baby_stools').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    diningSession: idColumn('dining_session').notNull(),
    time: text('time').notNull(),
    title: text('title').$type<NonNullable<Reservation['title']>>(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    occasion: text('occasion').$type<NonNullable<Reservation['occasion']>>(),
    remark: text('remark'),
    allergens: jsonb('allergens').$type<NonNullable<Reservation['allergens']>>(),
    locale: text('locale').$type<NonNullable<Reservation['locale']>>(),
    createTime: instant('create_time').notNull(),
    source: text('source').$type<NonNullable<Reservation['source']>>(),
    statusBefore: text('status_before').$type<Reservation['status']>(),
    statusTime: instant('status_time'),
    /** What was done with it, the latest last. */
    history: jsonb('history').$type<readonly StoredChange[]>().notNull().default([]),
    startTime: instant('start_time').notNull(),
    cancelUntil: instant('cancel_until').notNull(),
    /** When its guest is reminded; null: they were, or are not. */
    remindTime: instant('remind_time'),
    /** The tables that staff assigned; null: none. */
    tables: jsonb('tables').$type<readonly string[]>(),
    /** For how long the guests stay; null: booked by an earlier build. */
    stayMinutes: integer('stay_minutes'),
    seatedTime: instant('seated_time'),
    /** The session of its guests, since they sat down. */
    session: idColumn('session'),
    deposit: jsonb('deposit').$type<NonNullable<Reservation['deposit']>>(),
    /** When something is to be done about its deposit next (DEP-2.5); null: nothing. */
    depositDue: instant('deposit_due'),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('reservations_by_id').on(table._id),
    uniqueIndex('reservations_number').on(table.shop, table.number),
    index('reservations_day').on(table.shop, table.date),
    index('reservations_user').on(table.user, table.startTime, table._id),
    index('reservations_start').on(table.shop, table.startTime, table._id),
    index('reservations_to_remind')
      .on(table.remindTime)
      .where(sql`remind_time is not null`),
    index('reservations_recent').on(table.shop, table.createTime, table._id),
    index('reservations_phone_ending').on(
      table.shop,
      sql`right(regexp_replace(${table.phone}, '[^0-9]', '', 'g'), 4)`,
    ),
    index('reservations_name_begin').on(table.shop, sql`lower(${table.name}) collate "C"`),
    // For the job that completes those whose guests have left.
    index('reservations_seated')
      .on(table.seatedTime, table.shop)
      .where(sql`${table.status} = 'seated'`),
    index('reservations_deposit_due')
      .on(table.depositDue)
      .where(sql`${table.depositDue} is not null`),
    // The lists of a chain over all its shops.
    index('reservations_start_of_all').on(table.startTime, table._id),
    index('reservations_recent_of_all').on(table.createTime, table._id),
    check('reservations_somebody', sql`${table.adults} + ${table.children} > 0`),
  ],
)
export type ReservationRow = typeof reservations.$inferSelect
