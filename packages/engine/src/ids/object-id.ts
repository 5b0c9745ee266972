const OBJECT_ID = /^[0-9a-f]{24}$/i

/** Returns whether the value is an identifier: a string of 24 hexadecimal characters (CALL-4.7). */
export const isObjectId = (value: unknown): value is string =>
  typeof value === 'string' && OBJECT_ID.test(value)

/** Returns the id to send: the value itself, or `null` if it is not valid (CALL-4.7). */
export const objectIdOrNull = (value: unknown): string | null => (isObjectId(value) ? value : null)
