import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { normalizePhone } from './phone.ts'

/** Returns the number to which a text is sent, `+85291234567`, or undefined if it is not a number. `country` is of numbers without a code. */
export const smsNumber = (phone: string, country: string): string | undefined => {
  const said = normalizePhone(phone).replace(/^00/, '+')
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(said, home)
  return number?.isValid() ? number.number : undefined
}
