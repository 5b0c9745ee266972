import { eq, getTableName, sql } from 'drizzle-orm'
import type { Database } from '../connect.ts'
import { recordOf, selection } from './row.ts'
import type { RecordTable } from './table.ts'

/** Reads a record with all its fields by its id; nothing where there is none. */
export type ReadWhole<R> = (id: string) => Promise<R | undefined>

/**
 * What most calls of `get` ask, as a statement that is written once for the table and planned once for each connection:
 * to write one anew costs the server more than all else that it does for such a call.
 */
export const wholeRecord = <R>(database: Database, table: RecordTable): ReadWhole<R> => {
  const statement = database
    .select(selection(table, undefined))
    .from(table.table)
    .where(eq(table.id, sql.placeholder('id')))
    .limit(1)
    .prepare(`whole_${getTableName(table.table)}`)
  return async (id) => {
    const [row] = await statement.execute({ id })
    return row && (recordOf(row) as R)
  }
}
