import { randomKey } from '../ids/random-key.ts'
import { jsonObject } from '../json/json-object.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { webStorage } from '../storage/web-storage.ts'

/** The key by which a code is being taken: a page that was closed before the response gets the same one (HANDOFF-3.2). */
const TAKING = 'handoff'

/** The idempotency key of what is being taken, in the storage of a tab. */
export interface TakingKeys {
  readonly of: (code: string) => string
  readonly forget: () => void
}

export const takingKeys = (storage: KeyStorage): TakingKeys => {
  const entry = jsonEntry(storage, TAKING)
  return {
    of: (code) => {
      const known = jsonObject(entry.read())
      if (known['code'] === code && typeof known['key'] === 'string') return known['key']
      const key = randomKey()
      entry.write({ code, key })
      return key
    },
    forget: entry.remove,
  }
}

/** Returns the keys of this tab: the same for the app as for what takes a cart before it runs (HANDOFF-4.8). */
export const keysOfTab = (): TakingKeys => takingKeys(webStorage(() => window.sessionStorage))
