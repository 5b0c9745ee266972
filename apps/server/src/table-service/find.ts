import { queryLimits, type Page } from '@comanda/contract'
import { and, count } from 'drizzle-orm'
import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import { afterOf, orderOf } from './keyset.ts'
import { queryOf } from './read.ts'
import { recordOf, selection } from './row.ts'
import type { RecordTable } from './table.ts'
import { whereOf } from './where.ts'

/** The default and the largest size of a page. */
export interface Paging {
  readonly default?: number
  readonly max?: number
}

/** The paging of the wire. */
const wirePaging: Paging = { default: queryLimits.page, max: queryLimits.limit }

const limitOf = (asked: number | undefined, paging: Paging): number => {
  const limit = asked ?? paging.default ?? queryLimits.unpaginated
  return paging.max === undefined ? limit : Math.min(limit, paging.max)
}

/** Returns a page with the total count, or the whole list without paging. */
export const findRecords = async <R>(
  database: Database,
  table: RecordTable,
  params: CallParams | undefined,
  paging: Paging = table.paginate ? wirePaging : {},
): Promise<Page<R> | R[]> => {
  const query = queryOf(table, params)
  const where = and(table.served, whereOf(table.columns, query.where))
  const isPaged = paging.default !== undefined && query.paginate !== false
  const limit =
    isPaged || paging.default === undefined
      ? limitOf(query.limit, paging)
      : (query.limit ?? queryLimits.unpaged)
  const rows =
    limit === 0
      ? []
      : await database
          .select(selection(table, query.select))
          .from(table.table)
          .where(and(where, afterOf(table.columns, query)))
          .orderBy(...orderOf(table.columns, query.sort))
          .limit(limit)
  const data = rows.map((row) => recordOf(row) as R)
  if (!isPaged) return data
  const [counted] = await database.select({ total: count() }).from(table.table).where(where)
  return { total: counted?.total ?? 0, limit, skip: 0, data }
}
