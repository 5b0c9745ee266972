import {
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { normalizePhone } from './phone.ts'

/** Where a number without a country code may be from: the countries that setup offers, and those around them. */
const homes: readonly CountryCode[] = [
  ...([
    'HK',
    'TW',
    'MO',
    'CN',
    'SG',
    'MY',
    'JP',
    'KR',
    'TH',
    'VN',
    'ID',
    'PH',
    'AU',
    'NZ',
  ] as const),
  ...([
    'GB',
    'IE',
    'DE',
    'AT',
    'CH',
    'FR',
    'BE',
    'NL',
    'LU',
    'IT',
    'ES',
    'PT',
    'PL',
    'CZ',
  ] as const),
  'US',
]

let known: readonly (readonly [code: string, keepsZero: boolean])[] | undefined

/** The codes of those countries, and whether the 0 before a national number stays after it, as in Italy. */
const codes = (): readonly (readonly [code: string, keepsZero: boolean])[] => {
  known ??= homes.map((home) => [getCountryCallingCode(home), home === 'IT'])
  return known
}

/** The fewest digits of a national number: shorter ones are no member's. */
const fewest = 7

/** Returns a number that begins with `+` also with its code but without `+`, without its code, and in national format. */
const spellingsOf = (said: string): readonly string[] => {
  const phone = parsePhoneNumberFromString(said)
  if (!phone || phone.nationalNumber.length < fewest) return []
  const national = phone.formatNational().replaceAll(/\D/g, '')
  return [phone.number, phone.number.slice(1), phone.nationalNumber, national]
}

/**
 * Returns the spellings under which an account may store the same phone: first as given, then with an omitted country
 * code, without a given one, and with one given without `+` (`85291234567`) or with 00.
 */
export const phoneSpellings = (phone: string): string[] => {
  const written = normalizePhone(phone)
  const said = written.replace(/^00/, '+')
  if (said.startsWith('+')) return [...new Set([written, said, ...spellingsOf(said)])]
  const bare = said.replace(/^0/, '')
  const others = codes().flatMap(([code, keepsZero]) => {
    const rest = keepsZero ? said : bare
    return [`+${code}${rest}`, `${code}${rest}`]
  })
  const whole = parsePhoneNumberFromString(`+${said}`)?.isPossible() ? spellingsOf(`+${said}`) : []
  return [...new Set([written, ...whole, ...others, bare, `0${bare}`])]
}
