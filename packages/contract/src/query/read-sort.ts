import type { FieldKind } from './field-kind.ts'
import { queryLimits } from './limits.ts'
import { entriesOf } from './plain-object.ts'
import { QueryRefusal, within } from './problem.ts'
import type { Cursor, Direction, Query } from './query.ts'
import { readValue, type ValueForm } from './read-value.ts'

const directions = new Map<unknown, Direction>([
  [1, 'asc'],
  [-1, 'desc'],
  ['1', 'asc'],
  ['-1', 'desc'],
])

/** Returns `$sort`, followed by `_id` in the direction of the last field so that the order is total. */
export const readSort = (value: unknown, sortable: ReadonlySet<string>): Query['sort'] => {
  const entries = value === undefined ? [] : entriesOf(value, '$sort')
  if (entries.length > queryLimits.sortFields)
    throw new QueryRefusal('$sort', `must have at most ${queryLimits.sortFields} fields`)
  const sort = entries.map(([field, given]): [string, Direction] => {
    if (!sortable.has(field))
      throw new QueryRefusal(within('$sort', field), 'is not a field to sort by')
    const direction = directions.get(given)
    if (!direction) throw new QueryRefusal(within('$sort', field), 'must be 1 or -1')
    return [field, direction]
  })
  const last = sort.at(-1)
  return last?.[0] === '_id' ? sort : [...sort, ['_id', last?.[1] ?? 'asc']]
}

/** Returns `$after`: exactly the sort fields and `_id` of the last record of the previous page. */
export const readCursor = (
  value: unknown,
  sort: Query['sort'],
  fields: ReadonlyMap<string, FieldKind>,
  form: ValueForm,
): Cursor => {
  const given = new Map(entriesOf(value, '$after'))
  const cursor: Record<string, Cursor[string]> = {}
  for (const [field] of sort) {
    const at = within('$after', field)
    const kind = fields.get(field)
    if (kind === undefined) throw new QueryRefusal(at, 'is not a field to page by')
    cursor[field] = readValue(given.get(field) ?? null, kind, form, at)
    given.delete(field)
  }
  const [other] = given.keys()
  if (other !== undefined) throw new QueryRefusal(within('$after', other), 'is not sorted by')
  if (cursor['_id'] == null) throw new QueryRefusal('$after._id', 'is required')
  return cursor
}
