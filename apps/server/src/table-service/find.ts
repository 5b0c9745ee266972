import { type Page, type Query, queryLimits } from '@comanda/contract'
import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import { countRows } from './count-rows.ts'
import { queryOf } from './read.ts'
import { readRows } from './read-rows.ts'
import { recordOf } from './row.ts'
import type { RecordTable } from './table.ts'

/** The default and the largest size of a page. */
export interface Paging {
  readonly default?: number
  readonly max?: number
}

/** The paging of the wire. */
const wirePaging: Paging = { default: queryLimits.page, max: queryLimits.limit }

const limitOf = (
  asked: number | undefined,
  paging: Paging,
  most: number = queryLimits.unpaginated,
): number => {
  const limit = asked ?? paging.default ?? most
  return paging.max === undefined ? limit : Math.min(limit, paging.max)
}

/** Returns the total of a page (CALL-1.10): it never says that a list ends before it does. */
const totalOf = async (
  database: Database,
  table: RecordTable,
  query: Query,
  {
    limit,
    length,
    isStranger,
  }: { readonly limit: number; readonly length: number; readonly isStranger: boolean },
): Promise<number> => {
  if (limit === 0 && !isStranger) return countRows(database, table, query, queryLimits.uncounted)
  if (query.after) return queryLimits.uncounted
  if (length < limit) return length
  const total = await countRows(database, table, query, queryLimits.counted + 1)
  return total > queryLimits.counted ? queryLimits.uncounted : total
}

/**
 * Returns a page with the total count, or the whole list without paging. A list of a few shops or members is read by a
 * statement for each of them.
 */
export const findRecords = async <R>(
  database: Database,
  table: RecordTable,
  params: CallParams | undefined,
  paging: Paging = table.paginate ? wirePaging : {},
): Promise<Page<R> | R[]> => {
  const query = queryOf(table, params)
  const isPaged = paging.default !== undefined && query.paginate !== false
  const limit =
    isPaged || paging.default === undefined
      ? limitOf(query.limit, paging, table.most)
      : (query.limit ?? queryLimits.unpaged)
  const rows = limit === 0 ? [] : await readRows(database, table, query, limit)
  const data = rows.map((row) => recordOf(row) as R)
  if (!isPaged) return data
  const isStranger = Boolean(params?.provider) && params?.user === undefined
  const total = await totalOf(database, table, query, { limit, length: data.length, isStranger })
  return { total, limit, skip: 0, data }
}
