import type { CartLine } from '../catalog/cart-line.ts'

/** Status of a line, with `confirmed` for a line that the shop accepted (CART-1.5). */
export type LineStep = 'init' | 'pending' | 'hold' | 'confirmed' | 'cancel'

/** Lines begin as `init` (in a cart) or `pending` (sent, not yet confirmed); cancelled ones stay so. */
export const LINE_TRANSITIONS: Readonly<Record<LineStep, readonly LineStep[]>> = {
  init: ['pending', 'hold', 'cancel'],
  pending: ['hold', 'confirmed', 'cancel'],
  hold: ['pending', 'confirmed', 'cancel'],
  confirmed: ['cancel'],
  cancel: [],
}

/** Whether a line may go from one status to the other. */
export const canLineBecome = (from: LineStep, to: LineStep): boolean =>
  LINE_TRANSITIONS[from].includes(to)

/** Returns whether an order is confirmed: no line of it is pending (CART-1.5). */
export const isOrderConfirmed = (lines: readonly Pick<CartLine, 'status'>[]): boolean =>
  lines.every((line) => line.status !== 'pending')
