import { webStorage } from '@comanda/client'
import { type IdleLimits, onlineIdle, ownIdle } from './idle-clock.ts'

const storage = webStorage(() => window.localStorage)
/** What this device is: `shared`, which many diners use, or limits of its own: `{"warn": ms, "reset": ms}`; `warn` 0 turns the dialog off. */
const KEY = 'idle'

/** Returns the limits of this device; a stored value that cannot be parsed is ignored. */
export const idleLimits = (stored: string | null = storage.read(KEY)): IdleLimits | undefined => {
  if (stored === 'shared') return onlineIdle
  try {
    const { warn = ownIdle.warn, reset = ownIdle.reset } = JSON.parse(
      stored ?? '{}',
    ) as Partial<IdleLimits>
    return warn > 0 && reset > 0 ? { warn, reset } : undefined
  } catch {
    return ownIdle
  }
}
