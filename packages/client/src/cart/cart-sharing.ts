import type { CartAction, EditedCart } from '@comanda/engine/cart'
import type { CartEquipment } from './cart-equipment.ts'

/** The cart that the guests of a table share, in place of the device's own (TABLE-2). */
export interface CartSharing {
  /** Edits its lines; returns undefined if the action is about something else, such as the coupons of this diner. */
  readonly edit: (action: CartAction, at: CartEquipment) => EditedCart | undefined
}

/** What an order takes of a shared cart, as it is shown. */
export interface SharedOrder {
  /** The seat of this guest: lines with it as their `chairId` are their own. */
  readonly seat: string
  readonly guestKey: string
  readonly dishes: readonly {
    readonly id: string
    readonly revision: number
    readonly quantity: number
  }[]
  /** Resolves once the server has all edits, or does not respond in time. */
  readonly settled: () => Promise<void>
}
