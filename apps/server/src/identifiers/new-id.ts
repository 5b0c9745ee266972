import { randomBytes, randomInt } from 'node:crypto'

const ofProcess = randomBytes(5).toString('hex')
const counterSize = 2 ** 24
// Begins low, so that it does not run over within a second.
let counter = randomInt(counterSize / 2)

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/** A new record id, as ObjectIds are: 4 bytes of time, 5 of the process, 3 that count. Ids grow as records are made. */
export const newRecordId = (): string => {
  counter = (counter + 1) % counterSize
  return hex(Math.floor(Date.now() / 1000), 8) + ofProcess + hex(counter, 6)
}

/** An id that gives access to who knows it: all of it random. */
export const newSecretId = (): string => randomBytes(12).toString('hex')
