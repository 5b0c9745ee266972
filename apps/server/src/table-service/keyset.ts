import type { Query, Scalar } from '@comanda/contract'
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Columns } from './where.ts'

/** A field of the sort with its value in the cursor; null if the record has none. */
interface Step {
  readonly column: AnyPgColumn
  readonly direction: 'asc' | 'desc'
  readonly value: Scalar | null
}

const columnOf = (columns: Columns, field: string): AnyPgColumn => {
  const column = columns[field]
  if (!column) throw new Error(`No column for ${field}`)
  return column
}

/** Returns the order of a query. Absent values come last ascending and first descending, as in PostgreSQL's indexes. */
export const orderOf = (columns: Columns, sort: Query['sort']): SQL[] =>
  sort.map(([field, direction]) => (direction === 'asc' ? asc : desc)(columnOf(columns, field)))

const same = ({ column, value }: Step): SQL => (value === null ? isNull(column) : eq(column, value))

/** The records after the cursor in one field, in order: absent values are a range of their own. */
const beyond = ({ column, direction, value }: Step): SQL[] => {
  if (direction === 'desc') return [value === null ? isNotNull(column) : lt(column, value)]
  if (value === null) return []
  return column.notNull ? [gt(column, value)] : [gt(column, value), isNull(column)]
}

/** Returns whether a comparison of rows finds what follows: it takes no row that has no value in a field that decides. */
const isOneRange = (steps: readonly Step[]): boolean => {
  const [first, ...others] = steps
  return (
    steps.every(
      ({ column, direction, value }) =>
        direction === first?.direction &&
        value !== null &&
        (direction === 'desc' || column === first.column || column.notNull),
    ) && others.length > 0
  )
}

const list = (parts: readonly (SQL | AnyPgColumn)[]): SQL => sql.join([...parts], sql`, `)

/** Returns the records after the cursor by one comparison of rows, then those without the first field. */
const asRow = (steps: readonly Step[]): SQL[] => {
  const [first] = steps
  const isAscending = first?.direction === 'asc'
  const values = steps.map(({ column, value }) => sql`${sql.param(value, column)}`)
  const row = sql`(${list(steps.map(({ column }) => column))}) ${sql.raw(isAscending ? '>' : '<')} (${list(values)})`
  return isAscending && !first.column.notNull ? [row, isNull(first.column)] : [row]
}

/** Returns the records after the cursor by a range for each field, of records that are equal in all fields before it. */
const asRanges = (steps: readonly Step[]): SQL[] =>
  steps
    .map((step, index) => {
      const equal = steps.slice(0, index).map(same)
      return beyond(step).map((range) => and(...equal, range) ?? range)
    })
    .toReversed()
    .flat()

/**
 * Returns the ranges of an index that hold the records after the cursor, each as a condition, in the order of the query:
 * joined by `or`, they would have the database read the list from its start. Without a cursor, the range is the whole list.
 */
export const rangesAfter = (
  columns: Columns,
  { sort, after }: Query,
): readonly (SQL | undefined)[] => {
  if (!after) return [undefined]
  const steps = sort.map(([field, direction]): Step => ({
    column: columnOf(columns, field),
    direction,
    value: after[field] ?? null,
  }))
  return isOneRange(steps) ? asRow(steps) : asRanges(steps)
}
