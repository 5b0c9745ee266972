import type { CartAction, EditedCart } from '@comanda/engine/cart'
import type { CartEquipment } from './cart-equipment.ts'

/** The cart that the guests of a table share, in place of the device's own (TABLE-2). */
export interface CartSharing {
  /** Edits its lines; returns undefined if the action is about something else, such as the coupons of this diner. */
  edit?: ((action: CartAction, at: CartEquipment) => EditedCart | undefined) | undefined
}
