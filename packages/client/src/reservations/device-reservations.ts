import { isObjectId } from '@comanda/engine/catalog'
import { clientKeys } from '../storage/client-keys.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** The oldest are dropped beyond this. */
const MAX_RESERVATIONS = 50

/**
 * The ids of reservations that were made or opened on this device, newest first: a guest cannot find them otherwise.
 */
export interface DeviceReservations {
  readonly read: () => readonly string[]
  readonly add: (id: string) => void
  readonly remove: (id: string) => void
}

export const deviceReservations = (storage: KeyStorage): DeviceReservations => {
  const entry = jsonEntry(storage, clientKeys.reservations)
  const read = (): readonly string[] => {
    const ids = entry.read()
    return Array.isArray(ids)
      ? ids.filter((id): id is string => typeof id === 'string' && isObjectId(id))
      : []
  }
  const others = (id: string) => read().filter((other) => other !== id)
  return {
    read,
    add: (id) => entry.write([id, ...others(id)].slice(0, MAX_RESERVATIONS)),
    remove: (id) => entry.write(others(id)),
  }
}
