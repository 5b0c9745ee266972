import type { CartCoupon } from '@comanda/engine/coupons'
import { jsonObject } from '../json/json-object.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** The coupons of the stored cart with their rules, so that it is priced at once, also without a network. */
export interface SavedCouponsEntry {
  /** Returns the coupons with these ids, in this order; missing ones are left out. */
  readonly read: (ids: readonly string[]) => readonly CartCoupon[]
  readonly write: (coupons: readonly CartCoupon[]) => void
}

const isCoupon = (value: unknown): value is CartCoupon => {
  const { id, source, rule } = jsonObject(value)
  return (
    typeof id === 'string' &&
    (source === 'coupon' || source === 'gift') &&
    typeof jsonObject(rule)['_id'] === 'string'
  )
}

export const savedCouponsEntry = (storage: KeyStorage): SavedCouponsEntry => {
  const entry = jsonEntry(storage, clientKeys.cartCoupons)
  return {
    read: (ids) => {
      const kept = entry.read()
      const coupons = Array.isArray(kept) ? kept.filter(isCoupon) : []
      return ids.flatMap((id) => coupons.find((coupon) => coupon.id === id) ?? [])
    },
    write: (coupons) => (coupons.length === 0 ? entry.remove() : entry.write(coupons)),
  }
}
