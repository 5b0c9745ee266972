const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}([.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Milliseconds since 1970 of an ISO instant with an offset; NaN where the text is none. */
export const instantOf = (text: string): number =>
  INSTANT.test(text) ? Date.parse(text) : Number.NaN

/** Whether the text is an ISO instant with an offset (pricing.md §2). */
export const isInstant = (text: string): boolean => !Number.isNaN(instantOf(text))

/** Whether the text is a calendar day, `YYYY-MM-DD` (pricing.md §8). */
export const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
