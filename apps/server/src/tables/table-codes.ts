import type { TableCode } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** Codes of tables. Their times are the database's. The index `table_codes_fixed` allows one fixed code per table. */
export const tableCodes = pgTable(
  'table_codes',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    table: idColumn('table').notNull(),
    kind: text('kind').$type<TableCode['kind']>().notNull(),
    session: idColumn('session'),
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('table_codes_id').on(table._id),
    index('table_codes_until').on(table.validUntil),
    uniqueIndex('table_codes_fixed')
      .on(table.shop, table.table)
      .where(sql`${table.kind} = 'fixed' and ${table.validUntil} is null`),
  ],
)
export type TableCodeRow = typeof tableCodes.$inferSelect
