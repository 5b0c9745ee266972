import { storageKeys } from '@comanda/contract'
import { belongsHere, type Cart, readSavedCart, type SavedCart } from '@comanda/engine/cart'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import type { OrderPlace } from './cart-place.ts'
import type { CartState } from './cart-state.ts'
import { dinerLine, staffLine } from './diner-line.ts'
import { savedCouponsEntry } from './saved-coupons.ts'

/** The cart as it is stored between visits (CART-6.1). */
export interface SavedCartEntry {
  /** Returns the stored cart if it is of this shop and mode, and for dine-in of this session, or of a `guest` who waits. */
  readonly read: (place: OrderPlace, guest?: string) => Cart | undefined
  readonly write: (state: CartState, guest?: string) => void
  /** Calls the listener if another page of this diner changes the cart; returns a function that stops it. */
  readonly watch: (listener: () => void) => () => void
}

export const savedCartEntry = (storage: KeyStorage, isOfStaff = false): SavedCartEntry => {
  const entry = jsonEntry(storage, storageKeys.tableCart)
  const kept = savedCouponsEntry(storage)
  return {
    read: ({ shop, mode, session }, guest = session?._id) => {
      const saved = readSavedCart(entry.read())
      if (!saved || !belongsHere(saved, { shop, mode, session: guest })) return undefined
      return {
        lines: saved.cart.map(isOfStaff ? staffLine : dinerLine),
        coupons: kept.read(saved.coupons),
      }
    },
    write: ({ place, lines, coupons, section, shared }, guest) => {
      if (!place) return
      const saved: SavedCart = {
        // Of a cart that the table shares, the diner's own: what their coupons give.
        cart: shared ? lines.filter(({ fromCoupon }) => fromCoupon !== undefined) : lines,
        coupons: coupons.map(({ id }) => id),
        session: guest ?? place.session?._id ?? null,
        section: section ?? null,
        shop: place.shop,
        mode: place.mode,
      }
      kept.write(coupons)
      entry.write(saved)
    },
    watch: (listener) => storage.watch?.(storageKeys.tableCart, listener) ?? (() => undefined),
  }
}
