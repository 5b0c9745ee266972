/** An object of JSON: its values by their fields. */
export type Fields = Readonly<Record<string, unknown>>

/** Returns whether a value has fields; a list has none. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
