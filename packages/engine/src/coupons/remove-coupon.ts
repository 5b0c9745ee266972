import type { CartLine } from '../catalog/cart-line.ts'
import { treeIds } from '../set-items/line-tree.ts'
import type { Cart } from './cart-coupon.ts'

/** The lines without those that the given coupons or rules produced, nor anything in them. */
export const withoutProduced = (
  lines: readonly CartLine[],
  producers: ReadonlySet<string>,
): readonly CartLine[] => {
  const produced = lines.filter(
    (line) => line.fromCoupon !== undefined && producers.has(line.fromCoupon),
  )
  if (produced.length === 0) return lines
  const gone = new Set(produced.flatMap((line) => [...treeIds(lines, line.id)]))
  return lines.filter((line) => !gone.has(line.id))
}

/** Returns the cart without some coupons and the lines that they produced (CPN-4.1). */
export const removeCoupons = (cart: Cart, ids: ReadonlySet<string>): Cart => ({
  lines: withoutProduced(cart.lines, ids),
  coupons: cart.coupons.filter((coupon) => !ids.has(coupon.id)),
})

/** Puts a coupon aside, or takes it up again; put aside, it loses the lines that it produced. */
export const setCouponDisabled = (cart: Cart, id: string, disabled: boolean): Cart => ({
  lines: disabled ? withoutProduced(cart.lines, new Set([id])) : cart.lines,
  coupons: cart.coupons.map((coupon) => (coupon.id === id ? { ...coupon, disabled } : coupon)),
})
