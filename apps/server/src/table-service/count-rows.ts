import { type Query, queryLimits } from '@comanda/contract'
import { count } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { countedRows, type Counting } from './counted-rows.ts'
import { countOverAll } from './find-over-all.ts'
import { listParts } from './list-parts.ts'
import { partCondition, partOrder } from './part-condition.ts'
import type { RecordTable } from './table.ts'

const countPart = (database: Database, table: RecordTable, counting: Counting) =>
  database.select({ total: count() }).from(countedRows(database, table, counting))

/**
 * Returns how many records a query finds, at most `most`. A few are counted in the order of the query, so that the index
 * that served the page counts them: else PostgreSQL would read all shops' rows from the start of the table.
 */
export const countRows = async (
  database: Database,
  table: RecordTable,
  query: Query,
  most: number,
): Promise<number> => {
  let total = 0
  for (const part of listParts(table, query)) {
    if (total >= most) break
    const countOf = part.isOverAll ? countOverAll : countPart
    const [counted] = await countOf(database, table, {
      condition: partCondition(table, part),
      order: most === queryLimits.uncounted ? [] : partOrder(table, part, query.sort),
      most: most - total,
    })
    total += counted?.total ?? 0
  }
  return total
}
