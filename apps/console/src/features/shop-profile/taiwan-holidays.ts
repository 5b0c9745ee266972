import type Holidays from 'date-holidays'

/** The library's own rules, which its types leave out. */
export interface HolidayRule {
  readonly rule: string
  /** By ISO 639-1, with `jp` and `cz`. */
  readonly name: Readonly<Record<string, string>>
  readonly type: string
  readonly substitute?: boolean
}

const inLieu = ' and if Saturday then previous Friday if Sunday then next Monday'
/** Days off for all since May 2025, which the library knows as days without work for some or for none. */
const since2025: readonly string[] = ['05-01', '09-28', '10-25', '12-25']

/** Adds what Taiwan's Act on Memorial Days and Holidays says and date-holidays 3.37.0 does not. */
export const amendTaiwan = (holidays: Holidays): void => {
  for (const { rule, ...rest } of holidays.getRules() as unknown as readonly HolidayRule[]) {
    const [day = rule] = rule.split(' and if ')
    const isAdded = since2025.includes(day)
    if (!isAdded && !(rest.substitute && rest.type === 'public')) continue
    const amended = `${day}${inLieu}`
    if (amended !== rule) holidays.unsetRule(rule)
    holidays.setHoliday(amended, { name: rest.name, type: 'public', substitute: true })
  }
}
