import type { Menu } from '@comanda/contract'
import type { OrderPlace } from './cart-place.ts'
import { createSceneFinder } from './cart-scene.ts'
import { type CartState, emptyCart } from './cart-state.ts'

/** Returns the cart as it is when a place is entered: empty, with what the shop offers there at an instant (epoch ms). */
export const firstCart = (menu: Menu, place: OrderPlace, now: number): CartState => {
  const { scene } = createSceneFinder(true, 'selfOrder')(menu, place, now)
  if (!scene) return emptyCart
  const { offer, section } = scene
  return { ...emptyCart, place, offer, ...(section !== undefined && { section }) }
}
