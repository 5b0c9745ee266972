import { plainCode } from './plain-code.ts'

/** How many digits a number of this server has at least. */
const DIGITS = 8

/**
 * Returns a member's number as it is stored, from how a card or a file has it: `vip 0012` is `VIP0012`, and digits alone have at
 * least eight, as the numbers that this server gives (`0000 2046` and 2046 are `00002046`).
 */
export const normalizeMemberNumber = (text: string): string => {
  const number = plainCode(text).replaceAll(/\s/g, '').toUpperCase()
  return /^\d+$/.test(number) ? number.padStart(DIGITS, '0') : number
}
