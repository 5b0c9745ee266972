import { webStorage } from '@comanda/client'
import { type IdleLimits, onlineIdle } from './idle-clock.ts'

const storage = webStorage(() => window.localStorage)
/** A device may have its own limits: `{"warn": ms, "reset": ms}`; `warn` 0 turns the dialog off. */
const KEY = 'idle'

/** The limits of this device; what is kept and cannot be read is left aside. */
export const idleLimits = (kept: string | null = storage.read(KEY)): IdleLimits | undefined => {
  try {
    const { warn = onlineIdle.warn, reset = onlineIdle.reset } = JSON.parse(
      kept ?? '{}',
    ) as Partial<IdleLimits>
    return warn > 0 && reset > 0 ? { warn, reset } : undefined
  } catch {
    return onlineIdle
  }
}
