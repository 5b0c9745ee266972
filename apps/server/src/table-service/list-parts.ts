import { both, type Condition, fieldIs, type Query } from '@comanda/contract'
import { fewShops } from '../shop-directory/per-shop.ts'
import { fieldValues } from './field-values.ts'
import { canMerge } from './merge-rows.ts'
import { partitionKeyOf } from './partition-key.ts'
import type { RecordTable } from './table.ts'

/** A part of a list that one statement reads. No record is in two parts. */
export interface ListPart {
  readonly where: Condition
  /** Records that are in other parts. */
  readonly except: readonly Condition[]
  /** Whether it names no shop or member, or too many of them. */
  readonly isOverAll: boolean
}

const whole = (where: Condition, isOverAll: boolean): ListPart => ({ where, except: [], isOverAll })

/** The fields by which an index finds a caller's own records, or those of the shops of staff. */
const reach = ['shop', 'user'] as const

/** Returns the alternatives of a condition that each name a shop or a member: staff who are members see the records of both. */
const alternativesOf = (where: Condition): readonly Condition[] => {
  if (where.kind === 'any')
    return where.of.length > 1 && where.of.every((one) => reach.some((by) => fieldValues(one, by)))
      ? where.of
      : []
  if (where.kind !== 'all') return []
  for (const [place, one] of where.of.entries()) {
    const found = alternativesOf(one)
    const others: Condition = { kind: 'all', of: where.of.toSpliced(place, 1) }
    if (found.length > 0) return found.map((alternative) => both(others, alternative))
  }
  return []
}

/** Returns a part for each shop or member that the condition names, one over all if it names none or too many. */
const byKey = (table: RecordTable, where: Condition): readonly ListPart[] => {
  const key = partitionKeyOf(table)
  if (key === undefined) return [whole(where, false)]
  const named = fieldValues(where, key)
  if (!named || named.size > fewShops) return [whole(where, true)]
  if (named.size <= 1) return [...named].map(() => whole(where, false))
  return [...named].map((value) => whole(both(fieldIs(key, value), where), false))
}

/**
 * Returns the parts of a list, each of which an index serves: one for each shop or member that it names, and one for each way in which the
 * caller may see its records.
 */
export const listParts = (table: RecordTable, { where, sort }: Query): readonly ListPart[] => {
  const parts = byKey(table, where)
  if (parts.length > 1 && !canMerge(table.columns, sort)) return [whole(where, true)]
  const [only, ...others] = parts
  if (!only?.isOverAll || others.length > 0 || !canMerge(table.columns, sort)) return parts
  const alternatives = alternativesOf(where)
  if (alternatives.length === 0) return parts
  return alternatives.flatMap((one, place) =>
    byKey(table, one).map((part) => ({ ...part, except: alternatives.slice(0, place) })),
  )
}
