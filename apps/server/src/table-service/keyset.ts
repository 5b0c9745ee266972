import type { Query, Scalar } from '@comanda/contract'
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Columns } from './where.ts'

type SortField = Query['sort'][number]

const columnOf = (columns: Columns, field: string): AnyPgColumn => {
  const column = columns[field]
  if (!column) throw new Error(`No column for ${field}`)
  return column
}

/** Returns the order of a query. Absent values come last ascending and first descending, as in PostgreSQL's indexes. */
export const orderOf = (columns: Columns, sort: Query['sort']): SQL[] =>
  sort.map(([field, direction]) => (direction === 'asc' ? asc : desc)(columnOf(columns, field)))

const same = (column: AnyPgColumn, value: Scalar | null): SQL =>
  value === null ? isNull(column) : eq(column, value)

const beyond = (column: AnyPgColumn, direction: 'asc' | 'desc', value: Scalar | null): SQL => {
  if (direction === 'desc') return value === null ? isNotNull(column) : lt(column, value)
  return value === null ? sql`false` : (or(gt(column, value), isNull(column)) ?? sql`false`)
}

/** Returns the condition for records after the cursor in the order of the query. */
export const afterOf = (columns: Columns, { sort, after }: Query): SQL | undefined => {
  if (!after) return undefined
  const valueOf = ([field]: SortField): Scalar | null => after[field] ?? null
  const steps = sort.map((step, index) =>
    and(
      ...sort
        .slice(0, index)
        .map((earlier) => same(columnOf(columns, earlier[0]), valueOf(earlier))),
      beyond(columnOf(columns, step[0]), step[1], valueOf(step)),
    ),
  )
  return or(...steps)
}
