import { isFields } from './fields.ts'

const sorted = (_key: string, value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Returns a value as JSON with the keys of its objects in order: equal values give equal text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted)
