import { normalizePhone } from '@comanda/engine/contact'

/** Country codes of the places whose money the shops take, and how long a number is there without a leading 0. */
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

/** Numbers at home may begin with a 0 that is not said after the country code. */
const atHome = (written: string): string => written.replace(/^0/, '')

/** The same number with its country code, with the code but without a `+`, and as it is written at home. */
const spellingsOf = (code: string, rest: string): string[] => [
  `+${code}${rest}`,
  `${code}${rest}`,
  rest,
  `0${rest}`,
]

/** Whether what stands without a `+` is a country code and a whole number of that country. */
const isWhole = (rest: string, least: number, most: number): boolean =>
  rest.length >= least && rest.length <= most

/**
 * How the same phone may stand in an account: as it is written here first, then with a country code that was left out,
 * without one that was said, and with one that was said without its `+` (`85291234567`) or by 00.
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
