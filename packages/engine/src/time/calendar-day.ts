const DAY_MS = 86_400_000

/** Returns the weekday of a calendar day (`YYYY-MM-DD`), 0 Sunday … 6 Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Returns the calendar day that many days later, or earlier if `days` is negative. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
