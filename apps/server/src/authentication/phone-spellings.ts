import { normalizePhone } from '@comanda/engine'

/** Country codes of the places whose money the shops take. */
const countryCodes = ['852', '886', '65', '60', '61', '66', '81', '84', '86', '1']

/** Numbers at home may begin with a 0 that is not said after the country code. */
const atHome = (rest: string): string[] => [rest, `0${rest}`]

/**
 * How the same phone may stand in an account: as it is written here first, then with a country code that was left out, or
 * without one that was said.
 */
export const phoneSpellings = (phone: string): string[] => {
  const written = normalizePhone(phone)
  const others = countryCodes.flatMap((code) => {
    if (written.startsWith(`+${code}`)) return atHome(written.slice(code.length + 1))
    return written.startsWith('+') ? [] : [`+${code}${written.replace(/^0/, '')}`]
  })
  return [...new Set([written, ...others])]
}
