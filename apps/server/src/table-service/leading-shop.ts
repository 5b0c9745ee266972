import { always, type Condition, type Query } from '@comanda/contract'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { fieldValues } from './field-values.ts'
import type { Columns } from './where.ts'

/** The shop that all records of a list belong to. */
interface LeadingShop {
  readonly column: AnyPgColumn
  readonly value: string
}

/** Returns the one shop that a condition names, or undefined if it names none or several, or a member: those have few records. */
const leadingShop = (columns: Columns, where: Condition): LeadingShop | undefined => {
  const column = columns['shop']
  const [value, ...others] = fieldValues(where, 'shop') ?? []
  const isOne = typeof value === 'string' && others.length === 0
  if (column?.getSQLType() !== 'text' || !isOne || fieldValues(where, 'user')) return undefined
  return { column, value }
}

/** Removes the comparisons of the shop, which its only value meets. */
const withoutShop = (where: Condition): Condition => {
  const [only, ...others] = where.kind === 'any' ? where.of : []
  if (only && others.length === 0) return withoutShop(only)
  if (where.kind === 'all') return { kind: 'all', of: where.of.map(withoutShop) }
  return where.kind !== 'any' && fieldValues(where, 'shop') ? always : where
}

/** Returns a condition without its shop, and that as a condition of its own. */
export const shopApart = (
  columns: Columns,
  where: Condition,
): { readonly where: Condition; readonly is?: SQL } => {
  const found = leadingShop(columns, where)
  if (!found) return { where }
  return { where: withoutShop(where), is: sql`${found.column} = any(array[${found.value}])` }
}

/**
 * Returns what the rows of a shop are sorted by before the order of the query. They are equal in it, and only an index that
 * begins with it has this order: PostgreSQL would else read an index over all shops until it meets the rows of this
 * one, since it takes them for evenly spread. It ignores a column that is compared by `=`, but not one compared by `any`.
 */
export const shopOrder = (columns: Columns, where: Condition, sort: Query['sort']): SQL[] => {
  const found = leadingShop(columns, where)
  return found ? [(sort[0]?.[1] === 'desc' ? desc : asc)(found.column)] : []
}
