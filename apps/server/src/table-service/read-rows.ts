import type { Query } from '@comanda/contract'
import { and } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect.ts'
import { selected } from '../records/selected.ts'
import { selectOverAll } from './find-over-all.ts'
import { rangesAfter } from './keyset.ts'
import { type ListPart, listParts } from './list-parts.ts'
import { mergeRows } from './merge-rows.ts'
import { partCondition, partOrder } from './part-condition.ts'
import { selection } from './row.ts'
import type { RecordTable } from './table.ts'

type Row = Record<string, unknown>

/** What the statements of a list have in common. */
interface Reading {
  readonly database: Database
  readonly table: RecordTable
  readonly query: Query
  readonly columns: Record<string, AnyPgColumn>
  readonly limit: number
}

/** Reads a part of a list, one range after the other until there are enough rows. */
const readPart = async (
  { database, table, query, columns, limit }: Reading,
  part: ListPart,
): Promise<Row[]> => {
  const rows: Row[] = []
  for (const range of rangesAfter(table.columns, query)) {
    if (rows.length >= limit) break
    const from = part.isOverAll
      ? selectOverAll(database, table, columns)
      : database.select(columns).from(table.table).$dynamic()
    const found = await from
      .where(and(partCondition(table, part), range))
      .orderBy(...partOrder(table, part, query.sort))
      .limit(limit - rows.length)
    rows.push(...found)
  }
  return rows
}

/** Returns the rows of a page, in the order of the query. */
export const readRows = async (
  database: Database,
  table: RecordTable,
  query: Query,
  limit: number,
): Promise<Row[]> => {
  const { sort, select } = query
  const columns = selection(table, select)
  const [first, ...others] = listParts(table, query)
  if (!first) return []
  const reading = { database, table, query, columns, limit }
  if (others.length === 0) return readPart(reading, first)
  const sorted = selection(
    table,
    sort.map(([field]) => field),
  )
  const lists: Row[][] = []
  for (const part of [first, ...others])
    lists.push(await readPart({ ...reading, columns: { ...columns, ...sorted } }, part))
  const merged = mergeRows(lists, sort).slice(0, limit)
  return merged.map((row) => selected(row, Object.keys(columns)))
}
