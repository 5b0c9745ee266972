import { jsonObject } from '../json/json-object.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** Which guest this device is, or asks to be. */
export interface GuestEntry {
  /** Who has it is the guest. */
  readonly key: string
  readonly shop: string
  /** The code by which the table was entered. */
  readonly viewItem: string
  /** When, in ms. */
  readonly at: number
  readonly guest?: string
  /** Once let in. */
  readonly session?: string | undefined
  /** The table was closed, and its guest has not put aside which of their dishes nobody ordered (TABLE-6.15). */
  readonly hasLost?: boolean
}

/** After so long somebody at the same table is another guest, in ms. */
const A_VISIT = 12 * 3_600_000

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The stored guest of this device at the last table with a shared cart. */
export const guestEntry = (storage: KeyStorage, now: () => number) => {
  const entry = jsonEntry(storage, clientKeys.tableGuest)
  return {
    read: (): GuestEntry | undefined => {
      const stored = jsonObject(entry.read())
      const [key, shop, viewItem] = [stored['key'], stored['shop'], stored['viewItem']].map(text)
      const { at } = stored
      if (!key || !shop || !viewItem || typeof at !== 'number' || now() - at > A_VISIT)
        return undefined
      const guest = text(stored['guest'])
      const session = text(stored['session'])
      const hasLost = stored['hasLost'] === true
      return {
        key,
        shop,
        viewItem,
        at,
        hasLost,
        ...(guest && { guest }),
        ...(session && { session }),
      }
    },
    write: (value: GuestEntry) => entry.write(value),
    remove: () => entry.remove(),
  }
}
