import type { FieldKind } from './field-kind.ts'
import { queryLimits } from './limits.ts'
import { entriesOf } from './plain-object.ts'
import { QueryRefusal, within } from './problem.ts'
import type { Query, QueryReading } from './query.ts'
import { type ConditionReader, readCondition } from './read-condition.ts'
import { readCursor, readSort } from './read-sort.ts'
import type { ValueForm } from './read-value.ts'

/** The fields of a record that a query may name. */
export interface QueryFields {
  readonly filter: ReadonlyMap<string, FieldKind>
  readonly sort: ReadonlySet<string>
  readonly select: ReadonlySet<string>
  /** If absent, no field can be populated. */
  readonly populate?: ReadonlySet<string>
}

const readLimit = (value: unknown): number => {
  const limit = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0)
    throw new QueryRefusal('$limit', 'must be a whole number')
  if (limit > queryLimits.limit)
    throw new QueryRefusal('$limit', `must be at most ${queryLimits.limit}`)
  return limit
}

const readFields = (
  word: '$select' | '$populate',
  value: unknown,
  known: ReadonlySet<string>,
): string[] => {
  const list: unknown = typeof value === 'string' ? [value] : value
  if (!Array.isArray(list) || list.length > known.size)
    throw new QueryRefusal(word, 'must be a list of fields')
  return list.map((field: unknown, index) => {
    if (typeof field !== 'string' || !known.has(field))
      throw new QueryRefusal(within(word, String(index)), 'is not a field')
    return field
  })
}

const read = (fields: QueryFields, raw: unknown, form: ValueForm): Query => {
  const conditions: [string, unknown][] = []
  const words = new Map<string, unknown>()
  for (const entry of entriesOf(raw ?? {}, '')) {
    if (['$limit', '$sort', '$select', '$after', '$populate'].includes(entry[0]))
      words.set(...entry)
    else conditions.push(entry)
  }
  const reader: ConditionReader = { fields: fields.filter, form, count: 0 }
  const where = readCondition(reader, conditions, '')
  const sort = readSort(words.get('$sort'), fields.sort)
  return {
    where,
    sort,
    ...(words.has('$after')
      ? { after: readCursor(words.get('$after'), sort, fields.filter, form) }
      : {}),
    ...(words.has('$limit') ? { limit: readLimit(words.get('$limit')) } : {}),
    ...(words.has('$select')
      ? { select: readFields('$select', words.get('$select'), fields.select) }
      : {}),
    ...(words.has('$populate')
      ? { populate: readFields('$populate', words.get('$populate'), fields.populate ?? new Set()) }
      : {}),
  }
}

/**
 * Parses a query from the wire. Only declared fields and known operators are allowed, within `queryLimits`. It reads no
 * more of the query than it accepts, so a hostile one is refused at once.
 */
export const readQuery = (
  fields: QueryFields,
  raw: unknown,
  form: ValueForm = 'json',
): QueryReading => {
  try {
    return { ok: true, query: read(fields, raw, form) }
  } catch (error) {
    if (error instanceof QueryRefusal) return { ok: false, problem: error.problem }
    throw error
  }
}
