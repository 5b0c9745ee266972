import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn } from '../database/columns.ts'

/** The lots that a record took points from, so that they can be returned to them. Append-only. */
export const pointTakes = pgTable(
  'point_takes',
  {
    user: idColumn('user').notNull(),
    record: idColumn('record').notNull(),
    lot: idColumn('lot').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.record, table.lot] }),
    // For the previous build, which names no member; see the decision record 0048.
    index('point_takes_record').on(table.record),
  ],
)
