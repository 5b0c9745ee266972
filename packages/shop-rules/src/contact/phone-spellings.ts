import { normalizePhone } from './phone.ts'

/** Country codes of the supported currencies, with the length of national numbers without a leading 0. */
const countries: readonly (readonly [code: string, least: number, most: number])[] = [
  ['852', 8, 8],
  ['886', 8, 9],
  ['65', 8, 8],
  ['60', 8, 10],
  ['61', 9, 9],
  ['66', 8, 9],
  ['81', 9, 10],
  ['84', 9, 10],
  ['86', 10, 11],
  ['1', 10, 10],
]

/** Removes the trunk prefix 0, which is left out after a country code. */
const atHome = (written: string): string => written.replace(/^0/, '')

/** Returns a number with its country code, with the code but without `+`, and in national format. */
const spellingsOf = (code: string, rest: string): string[] => [
  `+${code}${rest}`,
  `${code}${rest}`,
  rest,
  `0${rest}`,
]

/** Returns whether a number without `+` is a country code and a complete national number. */
const isWhole = (rest: string, least: number, most: number): boolean =>
  rest.length >= least && rest.length <= most

/**
 * Returns the spellings under which an account may store the same phone: first as given, then with an omitted country
 * code, without a given one, and with one given without `+` (`85291234567`) or with 00.
 */
export const phoneSpellings = (phone: string): string[] => {
  const written = normalizePhone(phone)
  const said = written.replace(/^00/, '+')
  const others = countries.flatMap(([code, least, most]) => {
    if (said.startsWith('+'))
      return said.startsWith(`+${code}`)
        ? spellingsOf(code, atHome(said.slice(code.length + 1)))
        : []
    const rest = atHome(said.slice(code.length))
    return [
      ...(said.startsWith(code) && isWhole(rest, least, most) ? spellingsOf(code, rest) : []),
      `+${code}${atHome(said)}`,
      `${code}${atHome(said)}`,
    ]
  })
  const home = said.startsWith('+') ? [] : [atHome(said), `0${atHome(said)}`]
  return [...new Set([written, ...others, ...home])]
}
