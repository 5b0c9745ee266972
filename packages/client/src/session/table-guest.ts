import { randomKey } from '../ids/random-key.ts'
import { jsonObject } from '../json/json-object.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** Who this device is among those that order at a table (ORDER-4.4). */
export interface TableGuest {
  /** Returns the device's random key in a session; it gives no access to anything. */
  readonly keyIn: (session: string) => string
  /** Returns the device's number in a session, once it has ordered there. */
  readonly numberIn: (session: string) => number | undefined
  /** Remembers the number under which the server lists the device's orders. */
  readonly learn: (session: string, number: number | undefined) => void
}

/** Remembers the device's key and number in the last session at which it ordered. */
export const tableGuest = (storage: KeyStorage): TableGuest => {
  const entry = jsonEntry(storage, clientKeys.guest)
  const read = (session: string) => {
    const { session: known, key, number } = jsonObject(entry.read())
    return known === session && typeof key === 'string' ? { key, number } : undefined
  }
  const keyIn = (session: string): string => {
    const known = read(session)?.key
    if (known !== undefined) return known
    const key = randomKey()
    entry.write({ session, key })
    return key
  }
  return {
    keyIn,
    numberIn: (session) => {
      const number = read(session)?.number
      return typeof number === 'number' ? number : undefined
    },
    learn: (session, number) => {
      if (number !== undefined) entry.write({ session, key: keyIn(session), number })
    },
  }
}
