import { consoleKeys } from '../../storage/console-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'

/** How long a shared till may lie unused before the next person enters a PIN, in ms: a table is served in less. */
export const IDLE_TIME = 2 * 60_000

/** What a person who signs out of the console leaves on no device: what was last seen, and what was not sent (STAFF-8.3). */
export const staffKeys = [
  consoleKeys.staffShops,
  consoleKeys.staffFloor,
  consoleKeys.staffOrders,
  consoleKeys.staffMoves,
  consoleKeys.staffTickets,
  consoleKeys.staffBook,
  consoleKeys.staffBumps,
  consoleKeys.staffLines,
  consoleKeys.unsentOrders,
  consoleKeys.staffUsed,
]

/** Notes that somebody uses the shared till now. */
export const noteUse = (storage: KeyStorage, now: number): void =>
  storage.write(consoleKeys.staffUsed, String(now))

/**
 * Signs out a shared till that was closed while somebody was signed in, if it was left for longer than `IDLE_TIME`: before
 * anything is shown, with or without a network.
 */
export const lockWhenLeft = (storage: KeyStorage, now: number): void => {
  const used = storage.read(consoleKeys.staffUsed)
  if (used === null || now - Number(used) < IDLE_TIME) return
  for (const key of [consoleKeys.staffLogin, consoleKeys.staffProfile, ...staffKeys])
    storage.remove(key)
}
