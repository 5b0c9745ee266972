/**
 * The period of a Taiwan invoice: two months, named by the year of the Republic and the even month, as `11512` for November
 * and December 2026 (INV-2.1).
 */
export type TaiwanPeriod = string

const republicBegan = 1911

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0')

/** Returns the period of a day in Taipei, `YYYY-MM-DD`. */
export const taiwanPeriod = (day: string): TaiwanPeriod => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return padded(year - republicBegan, 3) + padded(month + (month % 2), 2)
}

/** Returns the period after this one. */
export const nextTaiwanPeriod = (period: TaiwanPeriod): TaiwanPeriod => {
  const [year, month] = [Number(period.slice(0, 3)), Number(period.slice(3))]
  return month === 12 ? `${padded(year + 1, 3)}02` : `${padded(year, 3)}${padded(month + 2, 2)}`
}

/** Returns the first day of a period, `YYYY-MM-DD`. */
export const firstDayOfPeriod = (period: TaiwanPeriod): string =>
  `${Number(period.slice(0, 3)) + republicBegan}-${padded(Number(period.slice(3)) - 1, 2)}-01`

/** Returns a day as on a printed invoice: the year of the Republic, month and day, `1020523`. */
export const republicDate = (day: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return padded(year - republicBegan, 3) + padded(month, 2) + padded(date, 2)
}
