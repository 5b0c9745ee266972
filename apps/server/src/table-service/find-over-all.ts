import { count, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect.ts'
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

/** Returns the statement that counts such a list, up to a number. */
export const countOverAll = (
  database: Database,
  { table, id }: RecordTable,
  condition: SQL | undefined,
  most: number,
) =>
  database
    .select({ total: count() })
    .from(database.select({ id }).from(table).where(condition).limit(most).as('found'))
