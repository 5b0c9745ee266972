import { randomBytes, randomInt } from 'node:crypto'
import { hex } from './hex.ts'

const ofProcess = randomBytes(5).toString('hex')
const counterSize = 2 ** 24
// Starts low, so that it does not overflow within a second.
let counter = randomInt(counterSize / 2)

/**
 * Returns a new record id in ObjectId format: 4 bytes of time, 5 of the process, 3 of a counter. Ids increase over
 * time.
 */
export const newRecordId = (): string => {
  counter = (counter + 1) % counterSize
  return hex(Math.floor(Date.now() / 1000), 8) + ofProcess + hex(counter, 6)
}

/** Returns a random id, for records that anybody who has the id may access. */
export const newSecretId = (): string => randomBytes(12).toString('hex')
