import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn } from '../database/columns.ts'

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
