import type { ValueForm } from './read-value.ts'

const isIndexed = (value: object): boolean =>
  Object.keys(value).every((key, index) => key === String(index))

/**
 * Returns a list as it was sent. In a URL one element may stand alone, and a long list is read as an object by its
 * indexes. Returns undefined if it is no list.
 */
export const readList = (value: unknown, form: ValueForm): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value
  if (form === 'json') return undefined
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || !isIndexed(value)) return undefined
  return Object.values(value)
}
