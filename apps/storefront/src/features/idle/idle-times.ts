import { webStorage } from '@comanda/client'
import type { Shop } from '@comanda/contract'
import { type IdleTimes, onlineIdle, ownIdle } from './idle-clock.ts'

const storage = webStorage(() => window.localStorage)
/**
 * What this device is: `shared`, which many diners use, `own`, also in a shop whose guests share devices, or times of its own:
 * `{"warn": ms, "reset": ms}`; `warn` 0 turns the dialog off.
 */
const KEY = 'idle'

const SECOND = 1000

/**
 * Returns the times of a device that guests share: those of the shop, if it says so of its devices, or the default ones if the
 * device says so itself. `undefined`: it is somebody's own, or has times of its own.
 */
export const sharedTimes = (
  shop: Pick<Shop, 'sharedDevices'> | undefined,
  stored: string | null = storage.read(KEY),
): IdleTimes | undefined => {
  const { sharedDevices } = shop ?? {}
  if (stored !== null && stored !== 'shared') return undefined
  if (sharedDevices)
    return { warn: sharedDevices.warn * SECOND, reset: sharedDevices.reset * SECOND }
  return stored === 'shared' ? onlineIdle : undefined
}

/** Returns the times of somebody's own device; a stored value that cannot be parsed is ignored. */
export const ownTimes = (stored: string | null = storage.read(KEY)): IdleTimes | undefined => {
  try {
    const { warn = ownIdle.warn, reset = ownIdle.reset } = JSON.parse(
      stored ?? '{}',
    ) as Partial<IdleTimes>
    return warn > 0 && reset > 0 ? { warn, reset } : undefined
  } catch {
    return ownIdle
  }
}
