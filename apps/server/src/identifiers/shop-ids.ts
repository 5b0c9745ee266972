import { randomBytes, randomInt } from 'node:crypto'
import { hex } from './hex.ts'
import { newRecordId } from './new-id.ts'

/** The greatest number of a shop: an id has six hexadecimal digits for it. */
export const greatestShopNumber = 2 ** 24 - 1

const prefix = (shopNumber: number): string => {
  if (shopNumber < 1 || shopNumber > greatestShopNumber)
    throw new RangeError(`${shopNumber} is no number of a shop`)
  return hex(shopNumber, 6)
}

const ofProcess = randomBytes(2).toString('hex')
const counterSize = 2 ** 24
// Starts low, so that it does not overflow within a second.
let counter = randomInt(counterSize / 2)

/** Returns a new id of a shop's record: the shop's number, the time, the process, a counter. Ids increase over time. */
export const newShopId = (shopNumber: number): string => {
  counter = (counter + 1) % counterSize
  return prefix(shopNumber) + hex(Math.floor(Date.now() / 1000), 8) + ofProcess + hex(counter, 6)
}

/** Returns an id with 72 random bits, for a shop's record that anybody who has the id may access. */
export const newShopSecret = (shopNumber: number): string =>
  prefix(shopNumber) + randomBytes(9).toString('hex')

/**
 * Returns a random key that carries its shop: the shop's number, then random bytes in base64url. Its length
 * distinguishes it from a key without the number.
 */
export const newShopKey = (shopNumber: number, bytes: 24 | 32): string =>
  prefix(shopNumber) + randomBytes(bytes).toString('base64url')

/** An id, or a key of 24 or 32 bytes. */
const carrier = /^([0-9a-f]{6})(?:[0-9a-f]{18}|[\w-]{32}|[\w-]{43})$/

/**
 * Returns the number at the place of the shop's number in an id or key. An older id has other digits there, so a shop with
 * this number may not have the record, or not exist.
 */
export const shopNumberIn = (name: string): number | undefined => {
  const digits = carrier.exec(name)?.[1]
  return digits === undefined ? undefined : Number.parseInt(digits, 16)
}

/** Returns a new id of a record of the shop that an id carries the number of; of an older id, one without a number. */
export const newIdBeside = (id: string): string => {
  const number = shopNumberIn(id)
  return number ? newShopId(number) : newRecordId()
}
