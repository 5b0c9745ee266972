import { type CartAction, editCart } from '@comanda/engine/cart'
import type { CouponBoard } from './coupon-board.ts'
import { type CartEvaluation, evaluateOrRebuild } from './evaluate-or-rebuild.ts'

/** Returns the cart as it would be after an edit, or `undefined` until it can be priced. Nothing changes. */
export const previewOf = (
  { state, equipment }: Pick<CouponBoard, 'state' | 'equipment'>,
  action: CartAction,
): CartEvaluation | undefined => {
  const at = equipment()
  if (!at) return undefined
  const { lines, coupons, place } = state.get()
  const { cart } = editCart({ lines, coupons }, action, at.context)
  return evaluateOrRebuild(cart, at.context, place?.session)
}
