/** Returns the value as an object of unknown fields, or an empty object if it is not one. */
export const jsonObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
