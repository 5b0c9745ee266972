import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import type { RecordTable } from './table.ts'

/** What is counted, at most how many, and in which order: without one, if all are. */
export interface Counting {
  readonly condition: SQL | undefined
  readonly order: readonly SQL[]
  readonly most: number
}

/** Returns the rows that a statement counts, from the start of their order, as its subquery. */
export const countedRows = (
  database: Database,
  { table, id }: RecordTable,
  { condition, order, most }: Counting,
) =>
  database
    .select({ id })
    .from(table)
    .where(condition)
    .orderBy(...order)
    .limit(most)
    .as('found')
