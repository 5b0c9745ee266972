import type { BusinessDay, DayFigures } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import {
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

/**
 * The days of shops on which money came or bills ended, written by the trigger that fills `day` (STAFF-6.1). What writes to a
 * day has its row locked for share; closing it, for update. A closed day never changes.
 */
export const businessDays = pgTable(
  'business_days',
  {
    shop: idColumn('shop').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    _id: idColumn('_id').notNull(),
    status: text('status').$type<BusinessDay['status']>().notNull().default('open'),
    /** Of closed days, in the order in which they were closed, without gaps. */
    number: integer('number'),
    closedBy: idColumn('closed_by'),
    closeTime: instant('close_time'),
    figures: jsonb('figures').$type<DayFigures>(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.day] }),
    uniqueIndex('business_days_id').on(table.shop, table._id),
    uniqueIndex('business_days_number')
      .on(table.shop, table.number)
      .where(sql`${table.number} is not null`),
    // The lists of a chain over all its shops.
    index('business_days_of_all').on(table.day, table._id),
    index('business_days_by_id').on(table._id),
  ],
)
