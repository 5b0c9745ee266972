import { type Fields, isFields } from '../../../records/fields.ts'

/** Collects the ids of a record and of what is nested in it. */
export const idsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isFields(value)) return []
  const own = typeof value['_id'] === 'string' ? [value['_id']] : []
  return [...own, ...Object.values(value).flatMap(idsIn)]
}

/** Returns a value with other ids wherever it has one of those that are renamed. */
export const renamed = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids))
  if (!isFields(value)) return value
  const fields = Object.entries(value).map(([field, one]) => [field, renamed(one, ids)])
  return Object.fromEntries(fields) as Fields
}
