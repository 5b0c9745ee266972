import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** Points that were credited together, with what is left of them. `_id` is that of the record that credited them. */
export const pointLots = pgTable(
  'point_lots',
  {
    _id: idColumn('_id').notNull(),
    user: idColumn('user').notNull(),
    left: integer('left').notNull(),
    expires: instant('expires'),
  },
  (table) => [
    primaryKey({ columns: [table.user, table._id] }),
    // For the previous build, which names no member; see the decision record 0048.
    index('point_lots_id').on(table._id),
    // For the previous build, which reads all lots of a member.
    index('point_lots_left')
      .on(table.user)
      .where(sql`${table.left} > 0`),
    index('point_lots_next')
      .on(table.user, table.expires, table._id)
      .where(sql`${table.left} > 0`),
    index('point_lots_expiring')
      .on(table.expires)
      .where(sql`${table.left} > 0`),
    check('point_lots_not_negative', sql`${table.left} >= 0`),
  ],
)
export type PointLotRow = typeof pointLots.$inferSelect
