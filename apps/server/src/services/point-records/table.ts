import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../../database/columns.ts'

export type PointRecordType = 'earn' | 'redeem' | 'adjust' | 'expire' | 'reverse'

/** How many points a member has: the sum of the records. Its row is held by whoever changes points. */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    user: idColumn('user').notNull(),
    balance: integer('balance').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.user] }),
    check('point_accounts_not_negative', sql`${table.balance} >= 0`),
  ],
)

/** The ledger of points. Rows are only ever added: a trigger of the database refuses anything else. */
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
    /** The record that this one takes back. */
    reverses: idColumn('reverses'),
    note: text('note'),
    /** Who adjusted. */
    staff: idColumn('staff'),
    expires: instant('expires'),
    createTime: instant('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    index('point_records_recent').on(table.user, table.createTime, table._id),
    index('point_records_session').on(table.session),
    uniqueIndex('point_records_reversed_once').on(table.reverses),
    uniqueIndex('point_records_earned_once')
      .on(table.session)
      .where(sql`${table.type} = 'earn'`),
  ],
)
export type PointRecordRow = typeof pointRecords.$inferSelect

/** Points that came together, with what is left of them. `_id` is that of the record that brought them. */
export const pointLots = pgTable(
  'point_lots',
  {
    _id: idColumn('_id').notNull(),
    user: idColumn('user').notNull(),
    left: integer('left').notNull(),
    expires: instant('expires'),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    index('point_lots_left')
      .on(table.user)
      .where(sql`${table.left} > 0`),
    index('point_lots_expiring')
      .on(table.expires)
      .where(sql`${table.left} > 0`),
    check('point_lots_not_negative', sql`${table.left} >= 0`),
  ],
)
export type PointLotRow = typeof pointLots.$inferSelect

/** From which lots a record took points, so that they can be given back there. Rows are only ever added. */
export const pointTakes = pgTable(
  'point_takes',
  {
    record: idColumn('record').notNull(),
    lot: idColumn('lot').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.record, table.lot] })],
)
