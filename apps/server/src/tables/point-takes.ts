import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn } from '../database/columns.ts'

/** The lots that a record took points from, so that they can be returned to them. Append-only. */
export const pointTakes = pgTable(
  'point_takes',
  {
    record: idColumn('record').notNull(),
    lot: idColumn('lot').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.record, table.lot] })],
)
