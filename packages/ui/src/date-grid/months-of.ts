/** A month of a calendar. Weeks begin on Sunday; cells outside the range are `undefined`. */
export interface CalendarMonth {
  /** `YYYY-MM`. */
  readonly month: string
  readonly weeks: readonly (readonly (string | undefined)[])[]
}

const DAY_MS = 86_400_000
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the weeks from `first` to `last` (`YYYY-MM-DD`), month by month. */
export const monthsOf = (first: string, last: string): readonly CalendarMonth[] => {
  const months = new Map<string, string[]>()
  for (let date = first; date <= last; date = dayAfter(date, 1)) {
    const month = date.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), date])
  }
  return [...months].map(([month, days]) => {
    const blanks = Array.from({ length: weekdayOf(days[0] ?? first) }, () => undefined)
    const cells = [...blanks, ...days]
    const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
      Array.from({ length: 7 }, (_cell, day) => cells[week * 7 + day]),
    )
    return { month, weeks }
  })
}
