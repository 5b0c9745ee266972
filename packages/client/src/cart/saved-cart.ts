import { storageKeys } from '@comanda/contract'
import { belongsHere, readSavedCart, type SavedCart } from '@comanda/engine/cart'
import type { CartCoupon } from '@comanda/engine/coupons'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import type { OrderPlace } from './cart-place.ts'
import type { CartState } from './cart-state.ts'
import { dinerLine } from './diner-line.ts'
import { savedCouponsEntry } from './saved-coupons.ts'

/** The cart as it is stored between visits (CART-6.1). */
export interface SavedCartEntry {
  readonly read: () => SavedCart | undefined
  /** Returns the stored coupons with these ids. */
  readonly coupons: (ids: readonly string[]) => readonly CartCoupon[]
  readonly write: (state: CartState) => void
  /** Calls the listener if another page of this diner changes the cart; returns a function that stops it. */
  readonly watch: (listener: () => void) => () => void
}

export const savedCartEntry = (storage: KeyStorage): SavedCartEntry => {
  const entry = jsonEntry(storage, storageKeys.tableCart)
  const kept = savedCouponsEntry(storage)
  return {
    read: () => {
      const saved = readSavedCart(entry.read())
      return saved && { ...saved, cart: saved.cart.map(dinerLine) }
    },
    coupons: kept.read,
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

/** Returns the stored cart if it is of this shop and mode, and for dine-in of this session (CART-6.1). */
export const savedHere = (
  saved: SavedCart | undefined,
  { shop, mode, session }: OrderPlace,
): SavedCart | undefined =>
  saved && belongsHere(saved, { shop, mode, session: session?._id }) ? saved : undefined
