import type { Comparison, Condition, Scalar } from '@comanda/contract'
import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { is } from 'drizzle-orm'
import { PgArray } from 'drizzle-orm/pg-core'

export type Columns = Readonly<Record<string, AnyPgColumn>>

const isList = (column: AnyPgColumn): boolean => is(column, PgArray)

const orders = { $gt: gt, $gte: gte, $lt: lt, $lte: lte } as const

const nothing = sql`false`
const everything = sql`true`

const columnOf = (columns: Columns, field: string): AnyPgColumn => {
  const column = columns[field]
  if (!column) throw new Error(`No column for ${field}`)
  return column
}

const equals = (column: AnyPgColumn, value: Scalar | null): SQL => {
  if (value === null) return isNull(column)
  return isList(column) ? arrayContains(column, [value]) : eq(column, value)
}

/** An absent field differs from every value. */
const differs = (column: AnyPgColumn, value: Scalar | null): SQL => {
  if (value === null) return isNotNull(column)
  const unequal = isList(column) ? not(arrayContains(column, [value])) : ne(column, value)
  return or(isNull(column), unequal) ?? everything
}

const compare = (column: AnyPgColumn, operator: Comparison, value: Scalar | null): SQL => {
  if (operator === '$eq') return equals(column, value)
  if (operator === '$ne') return differs(column, value)
  return value === null ? nothing : orders[operator](column, value)
}

const isOneOf = (column: AnyPgColumn, values: readonly (Scalar | null)[]): SQL => {
  const present = values.filter((value) => value !== null)
  const among =
    present.length === 0
      ? nothing
      : isList(column)
        ? arrayOverlaps(column, present)
        : inArray(column, present)
  return present.length === values.length ? among : (or(among, isNull(column)) ?? nothing)
}

const isNoneOf = (column: AnyPgColumn, values: readonly (Scalar | null)[]): SQL => {
  const present = values.filter((value) => value !== null)
  const clear =
    present.length === 0
      ? everything
      : isList(column)
        ? not(arrayOverlaps(column, present))
        : notInArray(column, present)
  return present.length === values.length
    ? (or(isNull(column), clear) ?? everything)
    : (and(isNotNull(column), clear) ?? everything)
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
    case 'any':
      return or(...condition.of.map((one) => whereOf(columns, one))) ?? nothing
    default:
      return and(...condition.of.map((one) => whereOf(columns, one))) ?? everything
  }
}
