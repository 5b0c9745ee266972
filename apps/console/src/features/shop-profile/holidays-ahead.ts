import type { NameLanguage } from '@comanda/engine/catalog'
import { localMoment } from '@comanda/engine/time'
import Holidays from 'date-holidays'
import type { EnteredDay } from './special-days-draft.ts'
import { amendTaiwan, type HolidayRule } from './taiwan-holidays.ts'

/** A public holiday, as a special day is entered. */
export type Holiday = Pick<EnteredDay, 'names' | 'from' | 'to'>

export interface HolidayPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** A code of `regionsOf`; empty: only what the whole country has. */
  readonly region: string
}

/** Codes of languages that the library has by names of its own. */
const ownCodes: Readonly<Record<string, string>> = { ja: 'jp', cs: 'cz' }
/** Its Chinese names are in the script of the place; elsewhere they are in either. */
const scripts: Readonly<Record<string, NameLanguage>> = { HK: 'cht', TW: 'cht', CN: 'chs' }
/** Names in which it mixes the scripts. */
const spellings: Readonly<Record<string, string>> = {
  农历新年假期: '農曆新年假期',
  淸明節: '清明節',
  '清明节 清明節': '清明节',
}
const inLieu: Partial<Record<NameLanguage, (name: string) => string>> = {
  en: (name) => `${name} (day off in lieu)`,
  cht: (name) => `${name}補假`,
  chs: (name) => `${name}补休`,
}
const HALF_DAY = 43_200_000
/** Three days that it begins a day late: they are the last of the old year and the first two of the new. */
const koreanNewYear = 'korean 01-0-01 P3D'

const nameIn = (
  rule: HolidayRule['name'],
  language: NameLanguage,
  country: string,
): string | undefined => {
  if (language === 'cht' || language === 'chs') {
    const name = scripts[country] === language ? rule['zh'] : undefined
    return name === undefined ? undefined : (spellings[name] ?? name)
  }
  return rule[ownCodes[language] ?? language]
}

/** Returns the code and the name of each region of a country that has holidays of its own. */
export const regionsOf = (country: string): readonly (readonly [string, string])[] =>
  Object.entries<string>(new Holidays().getStates(country) ?? {})

/** Returns the codes of the countries. */
export const countriesWithHolidays = (): readonly string[] =>
  Object.keys(new Holidays().getCountries())

/**
 * Returns the public holidays, and days on which banks are closed, of the twelve months from a day (`YYYY-MM-DD`) on, by
 * date, one for each; with their names in those of the languages in which they are known, else in the first.
 */
export const holidaysAhead = (
  { country, region }: HolidayPlace,
  timeZone: string,
  today: string,
  languages: readonly NameLanguage[],
): readonly Holiday[] => {
  const holidays = new Holidays(country, region, { timezone: timeZone })
  if (country === 'TW') amendTaiwan(holidays)
  const rules = new Map(
    (holidays.getRules() as unknown as readonly HolidayRule[]).map(({ rule, name }) => [
      rule,
      name,
    ]),
  )
  const year = Number(today.slice(0, 4))
  const inAYear = `${year + 1}${today.slice(4)}`
  const byDay = new Map<string, Holiday>()
  const found = [year, year + 1]
    .flatMap((one) => holidays.getHolidays(one, 'en'))
    .filter(({ type }) => type === 'public' || type === 'bank')
  // A holiday goes before what stands in for another on the same day.
  for (const { start, end, name, rule, substitute = false } of found.toSorted(
    (one, other) => Number(one.substitute ?? false) - Number(other.substitute ?? false),
  )) {
    // Those of the Islamic calendar begin at sunset: the day of most of it is the one on which shops are closed.
    const half = Math.min(HALF_DAY, (end.getTime() - start.getTime()) / 2)
    const late = rule === koreanNewYear ? 2 * HALF_DAY : 0
    const from = localMoment(start.getTime() + half - late, timeZone).date
    const to = localMoment(end.getTime() - half - late, timeZone).date
    if (to < today || from >= inAYear || byDay.has(from)) continue
    const names = languages.flatMap((language) => {
      const known = nameIn(rules.get(rule) ?? {}, language, country)
      if (known === undefined) return []
      return [[language, substitute ? (inLieu[language]?.(known) ?? known) : known] as const]
    })
    byDay.set(from, {
      names: Object.fromEntries(names.length > 0 ? names : [[languages[0] ?? 'en', name]]),
      from,
      to: to === from ? '' : to,
    })
  }
  return [...byDay.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1))
}
