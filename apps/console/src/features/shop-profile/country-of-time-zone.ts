import { countries } from '@comanda/contract'
import Holidays from 'date-holidays'

/** Returns the country of a time zone, those that setup offers first; empty if none is known. */
export const countryOfTimeZone = (timeZone: string): string => {
  const isOf = (zones: readonly string[]): boolean => zones.includes(timeZone)
  return (
    Object.entries(countries).find(([, { timeZones }]) => isOf(timeZones))?.[0] ??
    Object.keys(new Holidays().getCountries()).find((country) =>
      isOf(new Holidays(country).getTimezones()),
    ) ??
    ''
  )
}
