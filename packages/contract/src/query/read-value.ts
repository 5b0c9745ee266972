import type { Scalar } from './condition.ts'
import type { FieldKind } from './field-kind.ts'
import { queryLimits } from './limits.ts'
import { QueryRefusal } from './problem.ts'

/** The form of values: `json` as they are, `text` from a URL, whose values are all strings. */
export type ValueForm = 'json' | 'text'

/** Returns whether a text is a calendar day `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

const fromText = (value: unknown, kind: FieldKind): unknown => {
  if (typeof value !== 'string') return value
  if (value === 'null' || value === '') return null
  if (kind === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  if (kind === 'number' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return Number(value)
  return value
}

const readText = (value: unknown, path: string): string => {
  if (typeof value !== 'string') throw new QueryRefusal(path, 'must be a string')
  if (value.length > queryLimits.text) throw new QueryRefusal(path, 'is too long')
  if (value.includes('\0')) throw new QueryRefusal(path, 'holds a character that no record has')
  return value
}

/** ISO 8601, or milliseconds since 1970, which are texts in a URL. */
const readInstant = (value: unknown, path: string): string => {
  const isMs =
    typeof value === 'number' || (typeof value === 'string' && /^-?\d{9,16}$/.test(value))
  const date = new Date(isMs ? Number(value) : Date.parse(readText(value, path)))
  if (Number.isNaN(date.getTime())) throw new QueryRefusal(path, 'must be an instant')
  return date.toISOString()
}

/** A day as it is, an instant in UTC. */
const readDate = (value: unknown, path: string): string =>
  typeof value === 'string' && isDay(value) ? value : readInstant(value, path)

/** Returns a value of a field of this kind, or `null`. */
export const readValue = (
  given: unknown,
  kind: FieldKind,
  form: ValueForm,
  path: string,
): Scalar | null => {
  const value = form === 'text' ? fromText(given, kind) : given
  if (value === null) return null
  if (kind === 'number') {
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw new QueryRefusal(path, 'must be a number')
    return value
  }
  if (kind === 'boolean') {
    if (typeof value !== 'boolean') throw new QueryRefusal(path, 'must be true or false')
    return value
  }
  if (kind === 'date') return readDate(value, path)
  return kind === 'instant' ? readInstant(value, path) : readText(value, path)
}
