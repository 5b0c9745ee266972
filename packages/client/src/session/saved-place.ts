import { storageKeys } from '@comanda/contract'
import { objectIdOrNull } from '@comanda/engine/catalog'
import { addRestoreKey } from '@comanda/shop-rules/sessions'
import { jsonObject } from '../json/json-object.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** The stored shop, session and restore keys (STORE-1.2). Invalid ids are read as `null`. */
export interface SavedPlace {
  readonly shop: string | null
  readonly session: string | null
  /** At most 100, newest last. */
  readonly restoreKeys: readonly string[]
}

export interface PlaceEntry {
  readonly read: () => SavedPlace
  readonly update: (change: Partial<Pick<SavedPlace, 'shop' | 'session'>>) => void
  /** Adds a restore key; drops the oldest beyond 100. */
  readonly addKey: (restoreKey: string) => void
}

export const placeEntry = (storage: KeyStorage): PlaceEntry => {
  const entry = jsonEntry(storage, storageKeys.saveInfo)
  const read = (): SavedPlace => {
    const { shop, session, restoreKeys } = jsonObject(entry.read())
    return {
      shop: objectIdOrNull(shop),
      session: objectIdOrNull(session),
      restoreKeys: Array.isArray(restoreKeys)
        ? restoreKeys.filter((key): key is string => typeof key === 'string')
        : [],
    }
  }
  return {
    read,
    update: (change) => entry.write({ ...read(), ...change }),
    addKey: (restoreKey) => {
      const place = read()
      entry.write({ ...place, restoreKeys: addRestoreKey(place.restoreKeys, restoreKey) })
    },
  }
}
