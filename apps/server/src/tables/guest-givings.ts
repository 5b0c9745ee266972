import type { GuestGiving } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { boolean, idColumn, instant, nested } from '../database/columns.ts'

/** Coupons that are given to all of a list, a part at a time (GUEST-7.3). */
export const guestGivings = pgTable(
  'guest_givings',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    rules: nested<GuestGiving['rules']>('rules').notNull(),
    coupon: idColumn('coupon').notNull(),
    endDate: text('end_date'),
    isAdvertising: boolean('is_advertising').notNull(),
    staff: idColumn('staff').notNull(),
    /** The file up to which it has been done, in the order of their ids. */
    after: idColumn('after').notNull().default(''),
    given: integer('given').notNull().default(0),
    createTime: instant('create_time').notNull(),
    doneTime: instant('done_time'),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    index('guest_givings_recent').on(table.shop, table.createTime, table._id),
    index('guest_givings_due')
      .on(table.createTime)
      .where(sql`${table.doneTime} is null`),
  ],
)
export type GuestGivingRow = typeof guestGivings.$inferSelect
