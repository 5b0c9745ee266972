import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** Rewards that were redeemed for points, with the coupon that each gave. */
export const giftRecords = pgTable(
  'gift_records',
  {
    _id: idColumn('_id').notNull(),
    gift: idColumn('gift').notNull(),
    user: idColumn('user').notNull(),
    coupon: idColumn('coupon').notNull(),
    point: integer('point').notNull(),
    shop: idColumn('shop').notNull(),
    session: idColumn('session'),
    createTime: instant('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table._id] }),
    index('gift_records_of_user').on(table.user, table.gift),
  ],
)
export type GiftRecordRow = typeof giftRecords.$inferSelect
