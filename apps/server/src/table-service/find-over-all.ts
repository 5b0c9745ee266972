import { count, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect.ts'
import type { RecordTable } from './table.ts'

/** What is counted, at most how many, and in which order: without one, if all are. */
export interface Counting {
  readonly condition: SQL | undefined
  readonly order: readonly SQL[]
  readonly most: number
}

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
export const countOverAll = (
  database: Database,
  { table, id }: RecordTable,
  { condition, order, most }: Counting,
) =>
  database.select({ total: count() }).from(
    database
      .select({ id })
      .from(table)
      .where(condition)
      .orderBy(...order)
      .limit(most)
      .as('found'),
  )
