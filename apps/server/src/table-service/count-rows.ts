import type { Query } from '@comanda/contract'
import { count, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { countOverAll } from './find-over-all.ts'
import { listParts } from './list-parts.ts'
import { partCondition } from './part-condition.ts'
import type { RecordTable } from './table.ts'

const countPart = (
  database: Database,
  { table, id }: RecordTable,
  condition: SQL | undefined,
  most: number,
) =>
  database
    .select({ total: count() })
    .from(database.select({ id }).from(table).where(condition).limit(most).as('found'))

/** Returns how many records a query finds, at most `most`. */
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
    const [counted] = await countOf(database, table, partCondition(table, part), most - total)
    total += counted?.total ?? 0
  }
  return total
}
