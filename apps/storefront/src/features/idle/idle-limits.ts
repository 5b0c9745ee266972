import { webStorage } from '@comanda/client'
import type { Shop } from '@comanda/contract'
import { type IdleLimits, onlineIdle, ownIdle } from './idle-clock.ts'

const storage = webStorage(() => window.localStorage)
/**
 * What this device is: `shared`, which many diners use, `own`, also in a shop whose guests share devices, or limits of its own:
 * `{"warn": ms, "reset": ms}`; `warn` 0 turns the dialog off.
 */
const KEY = 'idle'

const SECOND = 1000

/**
 * Returns the limits of a device that guests share: those of the shop, if it says so of its devices, or the default ones if the
 * device says so itself. `undefined`: it is somebody's own, or has limits of its own.
 */
export const sharedLimits = (
  shop: Pick<Shop, 'sharedDevices'> | undefined,
  stored: string | null = storage.read(KEY),
): IdleLimits | undefined => {
  const { sharedDevices } = shop ?? {}
  if (stored !== null && stored !== 'shared') return undefined
  if (sharedDevices)
    return { warn: sharedDevices.warn * SECOND, reset: sharedDevices.reset * SECOND }
  return stored === 'shared' ? onlineIdle : undefined
}

/** Returns the limits of somebody's own device; a stored value that cannot be parsed is ignored. */
export const idleLimits = (stored: string | null = storage.read(KEY)): IdleLimits | undefined => {
  try {
    const { warn = ownIdle.warn, reset = ownIdle.reset } = JSON.parse(
      stored ?? '{}',
    ) as Partial<IdleLimits>
    return warn > 0 && reset > 0 ? { warn, reset } : undefined
  } catch {
    return ownIdle
  }
}
