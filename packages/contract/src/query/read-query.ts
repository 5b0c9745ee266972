import { canonicalQuery } from './canonical-query.ts'
import { queryLimits } from './limits.ts'
import { entriesOf } from './plain-object.ts'
import { QueryRefusal, within } from './problem.ts'
import type { QueryFields } from './query-fields.ts'
import type { Query, QueryReading } from './query.ts'
import { type ConditionReader, readCondition } from './read-condition.ts'
import { readList } from './read-list.ts'
import { readPopulate } from './read-populate.ts'
import { readCursor, readSort } from './read-sort.ts'
import type { ValueForm } from './read-value.ts'

const readLimit = (value: unknown): number => {
  const limit = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0)
    throw new QueryRefusal('$limit', 'must be a whole number')
  if (limit > queryLimits.limit)
    throw new QueryRefusal('$limit', `must be at most ${queryLimits.limit}`)
  return limit
}

const readSelect = (value: unknown, known: ReadonlySet<string>, form: ValueForm): string[] => {
  const list = typeof value === 'string' ? value.split(/[\s,]+/) : readList(value, form)
  if (!list || list.length > known.size)
    throw new QueryRefusal('$select', 'must be a list of fields')
  return list.map((field, index) => {
    if (typeof field !== 'string' || !known.has(field))
      throw new QueryRefusal(within('$select', String(index)), 'is not a field')
    return field
  })
}

const readPaginate = (value: unknown): boolean => {
  const read = value === 'true' || value === 'false' ? value === 'true' : value
  if (typeof read !== 'boolean') throw new QueryRefusal('$paginate', 'must be true or false')
  return read
}

const queryWords: ReadonlySet<string> = new Set([
  '$limit',
  '$sort',
  '$select',
  '$after',
  '$populate',
  '$paginate',
])

/** What clients of other Feathers servers may send; pages follow one another by `$after` (CALL-1.13). */
const refuseOthers = ([word, value]: readonly [string, unknown]): void => {
  if (word === '$skip' && value !== 0 && value !== '0')
    throw new QueryRefusal(word, 'is not served: continue after the last record by $after')
  if (word === '$search')
    throw new QueryRefusal(word, 'is not served: the calls that end in /search find by words')
}

const read = (fields: QueryFields, raw: unknown, form: ValueForm): Query => {
  const conditions: [string, unknown][] = []
  const words = new Map<string, unknown>()
  for (const entry of entriesOf(canonicalQuery(fields, raw ?? {}, form), '')) {
    refuseOthers(entry)
    if (queryWords.has(entry[0])) words.set(...entry)
    else if (entry[0] !== '$skip') conditions.push(entry)
  }
  const reader: ConditionReader = { fields, form, count: 0 }
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
      ? { select: readSelect(words.get('$select'), fields.select, form) }
      : {}),
    ...(words.has('$populate')
      ? { populate: readPopulate(words.get('$populate'), fields.populate ?? new Set(), form) }
      : {}),
    ...(words.has('$paginate') ? { paginate: readPaginate(words.get('$paginate')) } : {}),
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
