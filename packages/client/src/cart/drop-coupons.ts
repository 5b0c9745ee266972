import { removeCoupons } from '@comanda/engine'
import type { CartBoard } from './cart-board.ts'

/** Takes coupons out of the cart with the lines that they gave; with an error, each is told. */
export const dropCoupons = (board: CartBoard, ids: readonly string[], error?: string): void => {
  const { lines, coupons } = board.state.get()
  const gone = coupons.filter(({ id }) => ids.includes(id))
  if (gone.length === 0) return
  const cart = removeCoupons({ lines, coupons }, new Set(ids))
  if (error !== undefined)
    board.tell(gone.map(({ rule }) => ({ code: 'coupon.dropped', name: rule.name, error })))
  board.commit(cart.lines, cart.coupons)
}
