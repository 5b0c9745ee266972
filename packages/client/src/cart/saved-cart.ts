import { storageKeys } from '@comanda/contract'
import { belongsHere, type Cart, readSavedCart, type SavedCart } from '@comanda/engine/cart'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import type { OrderPlace } from './cart-place.ts'
import type { CartState } from './cart-state.ts'
import { dinerLine } from './diner-line.ts'
import { savedCouponsEntry } from './saved-coupons.ts'

/** The cart as it is stored between visits (CART-6.1). */
export interface SavedCartEntry {
  /** Returns the stored cart if it is of this shop and mode, and for dine-in of this session. */
  readonly read: (place: OrderPlace) => Cart | undefined
  readonly write: (state: CartState) => void
  /** Calls the listener if another page of this diner changes the cart; returns a function that stops it. */
  readonly watch: (listener: () => void) => () => void
}

export const savedCartEntry = (storage: KeyStorage): SavedCartEntry => {
  const entry = jsonEntry(storage, storageKeys.tableCart)
  const kept = savedCouponsEntry(storage)
  return {
    read: ({ shop, mode, session }) => {
      const saved = readSavedCart(entry.read())
      if (!saved || !belongsHere(saved, { shop, mode, session: session?._id })) return undefined
      return { lines: saved.cart.map(dinerLine), coupons: kept.read(saved.coupons) }
    },
    write: ({ place, lines, coupons, section }) => {
      if (!place) return
      const saved: SavedCart = {
        cart: lines,
        coupons: coupons.map(({ id }) => id),
        session: place.session?._id ?? null,
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
