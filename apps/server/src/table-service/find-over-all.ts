import { count } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect.ts'
import { countedRows, type Counting } from './counted-rows.ts'
import type { RecordTable } from './table.ts'

/**
 * Starts the statement of a list that names no shop or member, or too many of them. On a database that is distributed by them
 * it runs on all parts.
 */
export const selectOverAll = (
  database: Database,
  { table }: RecordTable,
  columns: Record<string, AnyPgColumn>,
) => database.select(columns).from(table).$dynamic()

/** Returns the statement that counts such a list, up to a number, from its start in an order. */
export const countOverAll = (database: Database, table: RecordTable, counting: Counting) =>
  database.select({ total: count() }).from(countedRows(database, table, counting))
