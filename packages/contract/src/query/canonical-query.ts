import type { QueryFields } from './query-fields.ts'
import type { ValueForm } from './read-value.ts'

/** The words that are understood without `$` too, unless a field has that name. */
const words: ReadonlySet<string> = new Set(['limit', 'sort', 'select', 'populate', 'paginate'])

/**
 * Returns the query with its words as `readQuery` reads them: with `$`, and in a URL `null` for its two spellings. A
 * query that is no object is returned as it is.
 */
export const canonicalQuery = (
  fields: QueryFields,
  raw: unknown,
  form: ValueForm = 'json',
): unknown => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw
  const isPlain = Object.keys(raw).every((key) => !words.has(key))
  if (isPlain && form === 'json') return raw
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]: [string, unknown]) => [
      words.has(key) && !fields.filter.has(key) ? `$${key}` : key,
      form === 'text' && (value === 'null' || value === '') ? null : value,
    ]),
  )
}
