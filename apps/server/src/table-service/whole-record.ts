import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { batchReads } from '../database/batch-reads.ts'
import { recordOf, selection } from './row.ts'
import type { RecordTable } from './table.ts'

/** Reads a record with all its fields by its id; nothing where there is none. */
export type ReadWhole<R> = (id: string) => Promise<R | undefined>

/**
 * What most calls of `get` ask, as a statement that is written once for the table and planned once for each connection:
 * to write one anew costs the server more than all else that it does for such a call.
 */
export const wholeRecord = <R extends object>(
  database: Database,
  table: RecordTable,
): ReadWhole<R> => {
  const statement = database
    .select({ ...selection(table, undefined), _id: table.id })
    .from(table.table)
    .where(sql`${table.id} = any(${sql.placeholder('ids')})`)
    .prepare(`whole_${getTableName(table.table)}`)
  return batchReads(async (ids) => {
    const rows = await statement.execute({ ids })
    return new Map(rows.map((row) => [String(row._id), recordOf(row) as R]))
  })
}
