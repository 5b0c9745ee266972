import type { TableSession } from '@comanda/contract'
import { type CartAction, editCart } from '@comanda/engine/cart'
import type { CouponBoard } from './coupon-board.ts'
import { type CartEvaluation, evaluateOrRebuild } from './evaluate-or-rebuild.ts'

/**
 * Returns the cart as it would be after an edit, or `undefined` until it can be priced; with a `session`, also the whole bill of it.
 * Nothing changes.
 */
export const previewOf = (
  { state, equipment }: Pick<CouponBoard, 'state' | 'equipment'>,
  action: CartAction,
  session?: TableSession,
): CartEvaluation | undefined => {
  const at = equipment()
  if (!at) return undefined
  const { lines, coupons } = state.get()
  const { cart } = editCart({ lines, coupons }, action, at.context)
  return evaluateOrRebuild(cart, at.context, session)
}
