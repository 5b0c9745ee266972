import { createHash } from 'node:crypto'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    entries
      .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
      .map(([field, inner]) => [field, sorted(inner)]),
  )
}

/** A hash of what a call was asked to do; the order of an object's fields does not count. */
export const payloadHash = (payload: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(payload)))
    .digest('base64url')
