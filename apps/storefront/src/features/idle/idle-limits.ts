import { webStorage } from '@comanda/client'
import { type IdleLimits, onlineIdle } from './idle-clock.ts'

const storage = webStorage(() => window.localStorage)
/** A device may set its own limits: `{"warn": ms, "reset": ms}`; `warn` 0 turns the dialog off. */
const KEY = 'idle'

/** Returns the limits of this device; a stored value that cannot be parsed is ignored. */
export const idleLimits = (stored: string | null = storage.read(KEY)): IdleLimits | undefined => {
  try {
    const { warn = onlineIdle.warn, reset = onlineIdle.reset } = JSON.parse(
      stored ?? '{}',
    ) as Partial<IdleLimits>
    return warn > 0 && reset > 0 ? { warn, reset } : undefined
  } catch {
    return onlineIdle
  }
}
