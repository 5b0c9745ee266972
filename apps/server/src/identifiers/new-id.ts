import { randomBytes } from 'node:crypto'

/** A new record id: 4 bytes of time, so that ids of one table grow, and 8 random ones. */
export const newRecordId = (): string => {
  const time = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0')
  return time + randomBytes(8).toString('hex')
}

/** An id that gives access to who knows it: all of it random. */
export const newSecretId = (): string => randomBytes(12).toString('hex')
