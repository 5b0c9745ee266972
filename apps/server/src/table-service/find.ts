import {
  both,
  type Condition,
  fieldIs,
  type Page,
  type Query,
  queryLimits,
} from '@comanda/contract'
import { and, count } from 'drizzle-orm'
import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import { fewShops } from '../shop-directory/per-shop.ts'
import { countOverAll, selectOverAll } from './find-over-all.ts'
import { selected } from '../records/selected.ts'
import { afterOf, orderOf } from './keyset.ts'
import { canMerge, mergeRows } from './merge-rows.ts'
import { fieldValues } from './field-values.ts'
import { partitionKeyOf } from './partition-key.ts'
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

/** Returns a condition for each shop or member that a query names, or undefined if its list needs a statement over all. */
const partsOf = (table: RecordTable, { where, sort }: Query): readonly Condition[] | undefined => {
  const key = partitionKeyOf(table)
  if (key === undefined) return [where]
  const named = fieldValues(where, key)
  if (!named || named.size > fewShops) return undefined
  if (named.size <= 1) return [...named].map(() => where)
  if (!canMerge(table.columns, sort)) return undefined
  return [...named].map((value) => both(fieldIs(key, value), where))
}

const readRows = async (
  database: Database,
  table: RecordTable,
  query: Query,
  limit: number,
): Promise<Record<string, unknown>[]> => {
  const { sort, select } = query
  const parts = partsOf(table, query)
  const columns = selection(table, select)
  const rest = (where: Condition) =>
    and(table.served, whereOf(table.columns, where), afterOf(table.columns, query))
  const order = orderOf(table.columns, sort)
  if (!parts)
    return selectOverAll(database, table, columns)
      .where(rest(query.where))
      .orderBy(...order)
      .limit(limit)
  const sorted = selection(
    table,
    sort.map(([field]) => field),
  )
  const lists: Record<string, unknown>[][] = []
  for (const where of parts)
    lists.push(
      await database
        .select(parts.length > 1 ? { ...columns, ...sorted } : columns)
        .from(table.table)
        .where(rest(where))
        .orderBy(...order)
        .limit(limit),
    )
  const [first = []] = lists
  if (lists.length <= 1) return first
  const merged = mergeRows(lists, sort).slice(0, limit)
  return merged.map((row) => selected(row, Object.keys(columns)))
}

const countRows = async (database: Database, table: RecordTable, query: Query): Promise<number> => {
  const parts = partsOf(table, query)
  const rest = (where: Condition) => and(table.served, whereOf(table.columns, where))
  if (!parts) return (await countOverAll(database, table).where(rest(query.where)))[0]?.total ?? 0
  let total = 0
  for (const where of parts) {
    const [counted] = await database.select({ total: count() }).from(table.table).where(rest(where))
    total += counted?.total ?? 0
  }
  return total
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
      ? limitOf(query.limit, paging)
      : (query.limit ?? queryLimits.unpaged)
  const rows = limit === 0 ? [] : await readRows(database, table, query, limit)
  const data = rows.map((row) => recordOf(row) as R)
  if (!isPaged) return data
  return { total: await countRows(database, table, query), limit, skip: 0, data }
}
