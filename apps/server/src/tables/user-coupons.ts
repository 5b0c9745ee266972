import type { OwnedCouponStatus } from '@comanda/engine/coupons'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, idList, instant } from '../database/columns.ts'

/** Claimed coupons. `_id` is random: it gives access to a coupon without a user. `coupon` is its rule. */
export const userCoupons = pgTable(
  'user_coupons',
  {
    _id: idColumn('_id').notNull(),
    user: idColumn('user'),
    coupon: idColumn('coupon').notNull(),
    /** The reward that it came from. */
    gift: idColumn('gift'),
    /** The code by which it was claimed. */
    code: text('code'),
    status: text('status').$type<OwnedCouponStatus>().notNull(),
    /** The session that used it. */
    session: idColumn('session'),
    shops: idList('shops'),
    endDate: text('end_date'),
    createTime: instant('create_time').notNull(),
    usedTime: instant('used_time'),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    index('user_coupons_of_user').on(table.user, table.createTime, table._id),
    index('user_coupons_of_code').on(table.code, table.user),
  ],
)
export type UserCouponRow = typeof userCoupons.$inferSelect
