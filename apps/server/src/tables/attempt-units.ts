import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn } from '../database/columns.ts'

/** The units of lines that are paid or being paid, each once. */
export const attemptUnits = pgTable(
  'attempt_units',
  {
    shop: idColumn('shop').notNull(),
    session: idColumn('session').notNull(),
    line: text('line').notNull(),
    /** 1, 2, 3 … of the line's quantity. */
    unit: integer('unit').notNull(),
    /** The attempt that pays it, or the payment at the counter. */
    attempt: idColumn('attempt').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.session, table.line, table.unit] }),
    index('attempt_units_of_attempt').on(table.shop, table.attempt),
  ],
)
