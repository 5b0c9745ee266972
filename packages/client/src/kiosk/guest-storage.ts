import { clientKeys } from '../storage/client-keys.ts'
import { type KeyStorage, memoryStorage } from '../storage/key-storage.ts'

/** What is the restaurant's, and the same for every guest. */
const ofDevice: ReadonlySet<string> = new Set([clientKeys.menu, clientKeys.translations])

/**
 * Returns a storage for one guest: all that is theirs is in memory and goes with the storage; the menu and the words of staff
 * are in the device's, so that the next guest need not wait for them (KIOSK-2.2).
 */
export const guestStorage = (device: KeyStorage): KeyStorage => {
  const own = memoryStorage()
  const of = (key: string): KeyStorage => (ofDevice.has(key) ? device : own)
  return {
    read: (key) => of(key).read(key),
    write: (key, value) => of(key).write(key, value),
    remove: (key) => of(key).remove(key),
  }
}
