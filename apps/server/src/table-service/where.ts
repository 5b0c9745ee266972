import {
  type Comparison,
  type Condition,
  DayOrInstant,
  isDay,
  outermostDay,
  type Scalar,
} from '@comanda/contract'
import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { is } from 'drizzle-orm'
import { PgArray, PgJsonb } from 'drizzle-orm/pg-core'

type DateCondition = Extract<Condition, { kind: 'date' }>

export type Columns = Readonly<Record<string, AnyPgColumn>>

const isList = (column: AnyPgColumn): boolean => is(column, PgArray)

/** A list of texts within a nested structure. */
const isNestedList = (column: AnyPgColumn): boolean => is(column, PgJsonb)

const orders = { $gt: gt, $gte: gte, $lt: lt, $lte: lte } as const

const columnOf = (columns: Columns, field: string): AnyPgColumn => {
  const column = columns[field]
  if (!column) throw new Error(`No column for ${field}`)
  return column
}

const nothing = sql`false`
const everything = sql`true`

/** An empty list is as absent, and so is the empty text of a column that is never null. */
const absent = (column: AnyPgColumn): SQL => {
  if (column.notNull && column.default === '') return eq(column, '')
  if (isNestedList(column)) return sql`coalesce(${column}, '[]'::jsonb) = '[]'::jsonb`
  return isList(column) ? sql`coalesce(cardinality(${column}), 0) = 0` : isNull(column)
}

const contains = (column: AnyPgColumn, value: Scalar): SQL =>
  isNestedList(column)
    ? sql`coalesce(${column}, '[]'::jsonb) @> ${JSON.stringify([value])}::jsonb`
    : arrayContains(column, [value])

const containsOneOf = (column: AnyPgColumn, values: readonly Scalar[]): SQL =>
  isNestedList(column)
    ? (or(...values.map((value) => contains(column, value))) ?? nothing)
    : arrayOverlaps(column, [...values])

const equals = (column: AnyPgColumn, value: Scalar | null): SQL => {
  if (value === null) return absent(column)
  return isList(column) || isNestedList(column) ? contains(column, value) : eq(column, value)
}

/** An absent field differs from every value. */
const differs = (column: AnyPgColumn, value: Scalar | null): SQL => {
  if (value === null) return not(absent(column))
  const unequal =
    isList(column) || isNestedList(column) ? not(contains(column, value)) : ne(column, value)
  return or(isNull(column), unequal) ?? everything
}

const compare = (column: AnyPgColumn, operator: Comparison, value: Scalar | null): SQL => {
  if (operator === '$eq') return equals(column, value)
  if (operator === '$ne') return differs(column, value)
  return value === null ? nothing : orders[operator](column, value)
}

const among = (column: AnyPgColumn, values: readonly Scalar[]): SQL => {
  if (values.length === 0) return nothing
  const isOfMany = isList(column) || isNestedList(column)
  return isOfMany ? containsOneOf(column, values) : inArray(column, [...values])
}

const isOneOf = (column: AnyPgColumn, values: readonly (Scalar | null)[]): SQL => {
  const present = values.filter((value) => value !== null)
  const found = among(column, present)
  return present.length === values.length ? found : (or(found, absent(column)) ?? nothing)
}

const isNoneOf = (column: AnyPgColumn, values: readonly (Scalar | null)[]): SQL => {
  const present = values.filter((value) => value !== null)
  const clear = present.length === 0 ? everything : not(among(column, present))
  return present.length === values.length
    ? (or(isNull(column), clear) ?? everything)
    : (and(not(absent(column)), clear) ?? everything)
}

const comparisons = {
  $gt: sql.raw('>'),
  $gte: sql.raw('>='),
  $lt: sql.raw('<'),
  $lte: sql.raw('<='),
} as const

/**
 * A text with a day or an instant, compared by days if one of both is a day (`outermostDay`). A text of another form, stored
 * by an earlier version, meets no comparison with an instant: its cast would fail the query for everybody.
 */
const compareDates = (column: AnyPgColumn, condition: DateCondition): SQL => {
  const { operator, value } = condition
  const comparison = comparisons[operator]
  if (isDay(value)) return sql`left(${column}, 10) ${comparison} ${value}`
  const inclusive = comparisons[operator === '$gt' || operator === '$gte' ? '$gte' : '$lte']
  return sql`case when length(${column}) = 10 then ${column} ${inclusive} ${outermostDay(condition)}
    when ${column} ~ ${DayOrInstant.pattern} then ${column}::timestamptz ${comparison} ${value}::timestamptz
    else false end`
}

/** Returns a condition as SQL. */
export const whereOf = (columns: Columns, condition: Condition): SQL => {
  switch (condition.kind) {
    case 'compare':
      return compare(columnOf(columns, condition.field), condition.operator, condition.value)
    case 'oneOf': {
      const column = columnOf(columns, condition.field)
      return (condition.not ? isNoneOf : isOneOf)(column, condition.values)
    }
    case 'date':
      return compareDates(columnOf(columns, condition.field), condition)
    case 'any':
      return or(...condition.of.map((one) => whereOf(columns, one))) ?? nothing
    default:
      return and(...condition.of.map((one) => whereOf(columns, one))) ?? everything
  }
}
