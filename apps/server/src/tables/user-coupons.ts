import type { OwnedCouponStatus } from '@comanda/engine/coupons'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, idList, instant } from '../database/columns.ts'

/** Claimed coupons. `_id` is random: it gives access to a coupon without a user. `coupon` is its rule. */
export const userCoupons = pgTable(
  'user_coupons',
  {
    _id: idColumn('_id').notNull(),
    /** The user, or its own id if it has none: every statement names it. */
    holder: idColumn('holder').notNull(),
    user: idColumn('user'),
    coupon: idColumn('coupon').notNull(),
    /** The reward that it came from. */
    gift: idColumn('gift'),
    /** The code by which it was claimed. */
    code: text('code'),
    /** The kiosk that claimed it for a guest without an account: unused it returns to its code. */
    device: idColumn('device'),
    /** How many times the member had claimed the code, with this one; null for visitors and without a code. */
    claimNumber: integer('claim_number'),
    status: text('status').$type<OwnedCouponStatus>().notNull(),
    /** The session that used it. */
    session: idColumn('session'),
    shops: idList('shops'),
    endDate: text('end_date'),
    createTime: instant('create_time').notNull(),
    usedTime: instant('used_time'),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table._id] }),
    index('user_coupons_id').on(table._id),
    index('user_coupons_of_user').on(table.user, table.createTime, table._id),
    index('user_coupons_of_user_by_end').on(table.user, table.endDate, table._id),
    index('user_coupons_by_end').on(table.endDate, table._id),
    index('user_coupons_of_all').on(table.createTime, table._id),
    // For the job that marks the expired ones. Days and instants compare as bytes.
    index('user_coupons_expiring')
      .on(sql`${table.endDate} collate "C"`)
      .where(sql`${table.status} = 'valid'`),
    // What a member can use, among all that they ever had.
    index('user_coupons_valid')
      .on(table.user, table._id)
      .where(sql`${table.status} = 'valid'`),
    index('user_coupons_of_code').on(table.code, table.user),
    // For the job that returns what guests of kiosks left.
    index('user_coupons_of_devices')
      .on(table.createTime)
      .where(sql`${table.device} is not null and ${table.status} = 'valid'`),
    uniqueIndex('user_coupons_claimed_once').on(table.holder, table.code, table.claimNumber),
  ],
)
export type UserCouponRow = typeof userCoupons.$inferSelect
