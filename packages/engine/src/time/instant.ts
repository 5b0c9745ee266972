const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}([.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The lines of a cart are all of one instant: what was read last is not read again. */
const last = { text: '', instant: Number.NaN }

/** Returns the milliseconds since 1970 of an ISO instant with an offset, or NaN if the text is not one. */
export const instantOf = (text: string): number => {
  if (text !== last.text) {
    last.instant = INSTANT.test(text) ? Date.parse(text) : Number.NaN
    last.text = text
  }
  return last.instant
}

/** Returns whether the text is an ISO instant with an offset (TIME-3.1). */
export const isInstant = (text: string): boolean => !Number.isNaN(instantOf(text))

/** Returns whether the text is a calendar day, `YYYY-MM-DD` (TIME-3.2). */
export const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
