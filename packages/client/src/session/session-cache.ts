import type { TableSession } from '@comanda/contract'
import { jsonObject } from '../json/json-object.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** The last known state of the diner's session, for when there is no network. */
export interface SessionCache {
  readonly read: (id: string) => TableSession | undefined
  /** Returns the one that is stored, whatever its id. */
  readonly last: () => TableSession | undefined
  readonly write: (session: TableSession) => void
  readonly remove: () => void
}

/** Returns true if a stored value is a session, and not one that an earlier version of the app stored. */
const isSession = (value: unknown): value is TableSession => {
  const session = jsonObject(value)
  return (
    typeof session['version'] === 'number' &&
    typeof session['shop'] === 'string' &&
    ['products', 'orders', 'attempts', 'surcharges', 'manualSurcharges', 'tables'].every((field) =>
      Array.isArray(session[field]),
    )
  )
}

export const sessionCache = (storage: KeyStorage): SessionCache => {
  const entry = jsonEntry(storage, clientKeys.session)
  const last = (): TableSession | undefined => {
    const session = entry.read()
    return isSession(session) ? session : undefined
  }
  return {
    last,
    read: (id) => {
      const session = last()
      return session?._id === id ? session : undefined
    },
    write: entry.write,
    remove: entry.remove,
  }
}
