import {
  type CountryCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
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

/** The fewest digits of a national number: shorter ones are no member's. */
const fewest = 7

/** Returns a number with its country code, with the code but without `+`, and in national format. */
const spellingsOf = (phone: PhoneNumber | undefined): readonly string[] =>
  phone && phone.nationalNumber.length >= fewest
    ? [
        phone.number,
        phone.number.slice(1),
        phone.nationalNumber,
        phone.formatNational().replaceAll(/\D/g, ''),
      ]
    : []

const read = (text: string, home?: CountryCode): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, home)

/**
 * Returns the spellings under which an account may store the same phone: first as given, then with an omitted country
 * code, without a given one, and with one given without `+` (`85291234567`) or with 00.
 */
export const phoneSpellings = (phone: string): string[] => {
  const written = normalizePhone(phone)
  const said = written.replace(/^00/, '+')
  if (said.startsWith('+')) return [...new Set([written, said, ...spellingsOf(read(said))])]
  const whole = read(`+${said}`)
  const others = homes.flatMap((home) => spellingsOf(read(said, home)))
  return [...new Set([written, ...(whole?.isPossible() ? spellingsOf(whole) : []), ...others])]
}
