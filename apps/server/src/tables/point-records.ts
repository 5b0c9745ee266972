import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

export type PointRecordType = 'earn' | 'redeem' | 'adjust' | 'expire' | 'reverse'

/** The ledger of points. It is append-only: a database trigger refuses anything else. */
export const pointRecords = pgTable(
  'point_records',
  {
    _id: idColumn('_id').notNull(),
    user: idColumn('user').notNull(),
    shop: idColumn('shop'),
    type: text('type').$type<PointRecordType>().notNull(),
    /** Signed. */
    amount: integer('amount').notNull(),
    session: idColumn('session'),
    gift: idColumn('gift'),
    /** The record that this one reverses. */
    reverses: idColumn('reverses'),
    note: text('note'),
    /** The staff who made the adjustment. */
    staff: idColumn('staff'),
    expires: instant('expires'),
    createTime: instant('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table._id] }),
    // For the previous build, which names no member; see the decision record 0048.
    index('point_records_id').on(table._id),
    index('point_records_recent').on(table.user, table.createTime, table._id),
    // The lists of a shop's managers, and of a chain's owners.
    index('point_records_of_shop').on(table.shop, table.createTime, table._id),
    index('point_records_of_shop_by_id').on(table.shop, table._id),
    index('point_records_of_all').on(table.createTime, table._id),
    index('point_records_session').on(table.session),
    uniqueIndex('point_records_reversed_once').on(table.user, table.reverses),
    uniqueIndex('point_records_earned_once')
      .on(table.user, table.session)
      .where(sql`${table.type} = 'earn'`),
  ],
)
export type PointRecordRow = typeof pointRecords.$inferSelect
