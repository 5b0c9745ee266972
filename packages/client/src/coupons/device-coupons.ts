import { isObjectId } from '@comanda/engine/catalog'
import { clientKeys } from '../storage/client-keys.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** The oldest are dropped beyond this. */
const MAX_COUPONS = 50

/**
 * The ids of coupons without an owner, newest first. Anyone who has such an id can use the coupon, so only this device
 * stores it.
 */
export interface DeviceCoupons {
  readonly read: () => readonly string[]
  /** Adds an id and returns all. */
  readonly add: (id: string) => readonly string[]
}

export const deviceCoupons = (storage: KeyStorage): DeviceCoupons => {
  const entry = jsonEntry(storage, clientKeys.deviceCoupons)
  const read = (): readonly string[] => {
    const ids = entry.read()
    return Array.isArray(ids) ? ids.filter((id): id is string => isObjectId(id)) : []
  }
  return {
    read,
    add: (id) => {
      const ids = [id, ...read().filter((other) => other !== id)].slice(0, MAX_COUPONS)
      entry.write(ids)
      return ids
    },
  }
}
