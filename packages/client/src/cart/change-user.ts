import { type CartCoupon, type Cart, setUser } from '@comanda/engine'
import type { CartMessage, CartState } from './cart-state.ts'

/**
 * Returns the cart after another member is signed in, or nobody (CPN-4.2): coupons of others and rewards are dropped, with a
 * message each. A coupon that is nobody's stays with who has it.
 */
export const changeUser = (
  { lines, coupons, result }: Pick<CartState, 'lines' | 'coupons' | 'result'>,
  user: string | undefined,
): Cart & { readonly messages: readonly CartMessage[] } => {
  const held = coupons.map((coupon): CartCoupon =>
    coupon.user === undefined ? { ...coupon, user } : coupon,
  )
  const cart = setUser({ lines, coupons: held }, user, result)
  const left = new Set(cart.coupons.map(({ id }) => id))
  const isLeft = ({ id }: CartCoupon): boolean => left.has(id)
  return {
    lines: cart.lines,
    coupons: coupons.filter(isLeft),
    messages: coupons
      .filter((coupon) => !isLeft(coupon))
      .map(({ rule }) => ({
        code: 'coupon.dropped',
        name: rule.name,
        error: 'couponErrors.invalidCode',
      })),
  }
}
