import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { batchReads } from '../database/batch-reads.ts'
import { recordOf, selection } from './row.ts'
import type { RecordTable } from './table.ts'

/** Reads a record with all its fields by its id. Returns undefined if there is no such record. */
export type ReadWhole<R> = (id: string) => Promise<R | undefined>

/**
 * Returns the statement of most `get` calls, generated once per table and planned once per connection: generating it
 * for each call costs the server more than the rest of such a call.
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
