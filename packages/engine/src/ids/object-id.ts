const OBJECT_ID = /^[0-9a-f]{24}$/i

/** Whether the value is an identifier: a string of 24 hexadecimal characters (spec 001 §5). */
export const isObjectId = (value: unknown): value is string =>
  typeof value === 'string' && OBJECT_ID.test(value)

/** The identifier as it is sent: the value itself, or `null` where it is none (spec 001 §5). */
export const objectIdOrNull = (value: unknown): string | null => (isObjectId(value) ? value : null)
