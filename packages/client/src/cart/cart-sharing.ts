import type { CartAction, EditedCart } from '@comanda/engine/cart'
import type { CartEquipment } from './cart-equipment.ts'

/** The cart that the guests of a table share, in place of the device's own (TABLE-2). */
export interface CartSharing {
  /** Returns which guest this device is, or asks to be: what is chosen until then is theirs (TABLE-2.8). */
  guest?: () => string | undefined
  /** Edits its lines; returns undefined if the action is about something else, such as the coupons of this diner. */
  edit?: ((action: CartAction, at: CartEquipment) => EditedCart | undefined) | undefined
}
