/**
 * How a JSON value has changed:
 * - `is`: it is another one
 * - `more`: the list has these entries more, at its end
 * - `fields`: these fields of the record changed; those in `gone` are not there any more
 * - `entries`: of a list whose entries have ids, these changed, by their keys; those in `gone` are not there any more, `more` stand
 *   at its end. If that is not their order, `order` has all keys. An entry's key is its `_id` or else its `id`; of several with
 *   the same, the second and so on have a space and their number behind it.
 */
export type JsonChange =
  | { readonly is: unknown }
  | { readonly more: readonly unknown[] }
  | { readonly fields: Readonly<Record<string, JsonChange>>; readonly gone?: readonly string[] }
  | {
      readonly entries: Readonly<Record<string, JsonChange>>
      readonly gone?: readonly string[]
      readonly more?: readonly unknown[]
      readonly order?: readonly string[]
    }

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the entries of a list by their keys, or undefined if one has no id. */
const byKey = (list: readonly unknown[]): ReadonlyMap<string, unknown> | undefined => {
  const entries = new Map<string, unknown>()
  const seen = new Map<string, number>()
  for (const entry of list) {
    const id = isRecord(entry) ? (entry['_id'] ?? entry['id']) : undefined
    if (typeof id !== 'string') return undefined
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    entries.set(count === 1 ? id : `${id} ${count}`, entry)
  }
  return entries.size === list.length ? entries : undefined
}

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0

const changeOfEntries = (
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): JsonChange | undefined => {
  const entries: Record<string, JsonChange> = {}
  const added: string[] = []
  for (const [key, value] of after)
    if (before.has(key)) {
      const change = jsonChange(before.get(key), value)
      if (change) entries[key] = change
    } else added.push(key)
  const gone = [...before.keys()].filter((key) => !after.has(key))
  const usual = [...before.keys()].filter((key) => after.has(key)).concat(added)
  const isMoved = [...after.keys()].some((key, at) => key !== usual[at])
  if (isEmpty(entries) && gone.length === 0 && added.length === 0 && !isMoved) return undefined
  return {
    entries,
    ...(gone.length > 0 ? { gone } : {}),
    ...(added.length > 0 ? { more: added.map((key) => after.get(key)) } : {}),
    ...(isMoved ? { order: [...after.keys()] } : {}),
  }
}

const changeOfList = (
  before: readonly unknown[],
  after: readonly unknown[],
): JsonChange | undefined => {
  const [old, now] = [byKey(before), byKey(after)]
  if (old && now) return changeOfEntries(old, now)
  const isLonger = before.every(
    (value, at) => at < after.length && jsonChange(value, after[at]) === undefined,
  )
  if (!isLonger) return { is: after }
  return before.length === after.length ? undefined : { more: after.slice(before.length) }
}

const has = (record: Fields, name: string): boolean =>
  record[name] !== undefined && Object.hasOwn(record, name)

/** A long bill has thousands of fields: none is copied. */
const changeOfRecord = (before: Fields, after: Fields): JsonChange | undefined => {
  const fields: Record<string, JsonChange> = {}
  for (const name of Object.keys(after)) {
    const is = after[name]
    if (is === undefined) continue
    const change = has(before, name) ? jsonChange(before[name], is) : { is }
    if (change) fields[name] = change
  }
  const gone = Object.keys(before).filter((name) => has(before, name) && !has(after, name))
  if (isEmpty(fields) && gone.length === 0) return undefined
  return { fields, ...(gone.length > 0 ? { gone } : {}) }
}

/** Returns how a JSON value has changed; undefined if it has not. A field that is undefined is not there. */
export const jsonChange = (before: unknown, after: unknown): JsonChange | undefined => {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after)
  if (isRecord(before) && isRecord(after)) return changeOfRecord(before, after)
  return { is: after }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const changedParts = (
  parts: Iterable<readonly [string, unknown]>,
  changes: Readonly<Record<string, JsonChange>>,
  gone: readonly string[] = [],
): Map<string, unknown> => {
  const after = new Map(parts)
  for (const key of gone) after.delete(key)
  for (const [key, change] of Object.entries(changes))
    after.set(key, withJsonChange(after.get(key), change))
  return after
}

/** Returns the value that `jsonChange` was called with as `after`, of that before. What did not change is the same object. */
export const withJsonChange = (before: unknown, change: JsonChange): unknown => {
  if ('is' in change) return change.is
  if ('fields' in change) {
    const fields = isRecord(before) ? Object.entries(before) : []
    return Object.fromEntries(changedParts(fields, change.fields, change.gone))
  }
  if (!('entries' in change)) return [...listOf(before), ...change.more]
  const kept = changedParts(byKey(listOf(before)) ?? [], change.entries, change.gone)
  const all = [...kept.values(), ...(change.more ?? [])]
  if (!change.order) return all
  const { order, more = [] } = change
  const added = order.filter((key) => !kept.has(key))
  const entries = new Map([...kept, ...added.map((key, at) => [key, more[at]] as const)])
  return order.map((key) => entries.get(key))
}
