import { randomBytes, randomInt } from 'node:crypto'

const digit = (): string => String(randomInt(10))

/** So many random digits, of which the first is no zero. */
export const digits = (count: number): string =>
  String(randomInt(1, 10)) + Array.from({ length: count - 1 }, digit).join('')

/** A prefix and 24 random characters. */
export const newId = (prefix: string): string => `${prefix}${randomBytes(12).toString('hex')}`
