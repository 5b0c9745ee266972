import type { ReservationSetting } from '@comanda/contract'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

/** How shops take reservations: one record per shop that does. */
export const reservationSettings = pgTable(
  'reservation_settings',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    enabled: boolean('enabled').notNull(),
    slotMinutes: integer('slot_minutes'),
    stayMinutes: integer('stay_minutes'),
    stays: nested<NonNullable<ReservationSetting['stays']>>('stays'),
    combinations: nested<NonNullable<ReservationSetting['combinations']>>('combinations'),
    minGuests: integer('min_guests'),
    maxGuests: integer('max_guests'),
    babyStools: integer('baby_stools'),
    daysAhead: integer('days_ahead'),
    cancelHours: doublePrecision('cancel_hours'),
    reminderHours: doublePrecision('reminder_hours'),
    limits: nested<NonNullable<ReservationSetting['limits']>>('limits'),
    sessions: nested<ReservationSetting['sessions']>('sessions').notNull(),
    deposits: nested<NonNullable<ReservationSetting['deposits']>>('deposits'),
    depositMinutes: integer('deposit_minutes'),
    terms: nested<NonNullable<ReservationSetting['terms']>>('terms'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('reservation_settings_id').on(table._id),
    uniqueIndex('reservation_settings_shop').on(table.shop),
  ],
)
