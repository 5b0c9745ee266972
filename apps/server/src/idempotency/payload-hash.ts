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

/** Returns a hash of a call's payload, independent of the order of an object's fields. */
export const payloadHash = (payload: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(payload)))
    .digest('base64url')
