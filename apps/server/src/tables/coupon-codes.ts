import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, idList } from '../database/columns.ts'

/** Codes to claim coupons with. `quantity` is how many are left; null: without limit. */
export const couponCodes = pgTable(
  'coupon_codes',
  {
    _id: idColumn('_id').notNull(),
    code: text('code').notNull(),
    coupon: idColumn('coupon').notNull(),
    quantity: integer('quantity'),
    limitPerUser: integer('limit_per_user'),
    /** How many of its coupons one bill takes; null: one. */
    limitPerBill: integer('limit_per_bill'),
    shops: idList('shops'),
    startDate: text('start_date'),
    endDate: text('end_date'),
    /** For how many days a claimed coupon is valid. */
    days: integer('days'),
    status: text('status').$type<'active' | 'draft' | 'disabled'>(),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    uniqueIndex('coupon_codes_code').on(sql`upper(${table.code})`),
    check('coupon_codes_not_negative', sql`${table.quantity} >= 0`),
  ],
)
export type CouponCodeRow = typeof couponCodes.$inferSelect
