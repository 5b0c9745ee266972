import { clientKeys } from '../../storage/client-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'

/** How long a shared till may lie unused before the next person enters a PIN, in ms: a table is served in less. */
export const IDLE_TIME = 2 * 60_000

/** What a person who signs out of the console leaves on no device: what was last seen, and what was not sent (STAFF-8.3). */
export const staffKeys = [
  clientKeys.staffShops,
  clientKeys.staffFloor,
  clientKeys.staffOrders,
  clientKeys.staffMoves,
  clientKeys.staffTickets,
  clientKeys.staffBook,
  clientKeys.staffBumps,
  clientKeys.unsentOrders,
  clientKeys.staffUsed,
]

/** Notes that somebody uses the shared till now. */
export const noteUse = (storage: KeyStorage, now: number): void =>
  storage.write(clientKeys.staffUsed, String(now))

/**
 * Signs out a shared till that was closed while somebody was signed in, if it was left for longer than `IDLE_TIME`: before
 * anything is shown, with or without a network.
 */
export const lockWhenLeft = (storage: KeyStorage, now: number): void => {
  const used = storage.read(clientKeys.staffUsed)
  if (used === null || now - Number(used) < IDLE_TIME) return
  for (const key of [clientKeys.staffLogin, clientKeys.staffProfile, ...staffKeys])
    storage.remove(key)
}
