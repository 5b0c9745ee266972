import { randomInt } from 'node:crypto'

/** The random digits of a code, after the number of its shop. */
const randomDigits = 8

/** Returns a new pairing code: the number of the shop, then random digits (ID-1.5). */
export const newCode = (shopNumber: number | undefined): string =>
  `${shopNumber ?? ''}${String(randomInt(10 ** randomDigits)).padStart(randomDigits, '0')}`

/** Returns the number of a code's shop, or undefined if the code does not tell it. */
export const shopNumberOf = (code: string): number | undefined =>
  code.length > randomDigits ? Number(code.slice(0, -randomDigits)) : undefined
