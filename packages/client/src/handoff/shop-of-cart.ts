import { storageKeys } from '@comanda/contract'
import { readSavedCart } from '@comanda/engine/cart'
import type { Cart } from '../cart/cart.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** Returns the shop in which something is in the cart of this device, also while that is still to be restored (HANDOFF-4.4). */
export const shopOfCart = (
  { state }: Pick<Cart, 'state'>,
  storage: KeyStorage,
): string | undefined => {
  const { lines, place, context } = state.get()
  if (lines.length > 0) return place?.shop
  if (context) return undefined
  const saved = readSavedCart(jsonEntry(storage, storageKeys.tableCart).read())
  return saved && saved.cart.length > 0 ? (saved.shop ?? undefined) : undefined
}
