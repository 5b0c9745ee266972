import { type SentLine, toSentLines } from '../cart/order-lines.ts'
import type { EvaluatedCart } from './evaluate-cart.ts'

/** A cart as it is sent to place an order. */
export interface SentCart {
  readonly lines: readonly SentLine[]
  readonly coupons: readonly { readonly id: string; readonly source: 'coupon' | 'gift' }[]
}

/**
 * Returns what of an evaluated cart is sent: coupons that count now, since those that fall short or are put aside are not
 * used up; and lines, of which one that a coupon would give, but does not, is sent as one that is bought.
 */
export const sentCart = ({
  cart: { lines, coupons },
  result,
  couponStates,
}: Pick<EvaluatedCart, 'cart' | 'result' | 'couponStates'>): SentCart => {
  const gifted = new Set(
    (result?.lines ?? []).flatMap((line) => (line.gifted === undefined ? [] : line.id)),
  )
  const givenBy = new Map(lines.map(({ id, fromCoupon }) => [id, fromCoupon]))
  return {
    lines: toSentLines(lines).map((line) => {
      const fromCoupon = gifted.has(line.id) ? givenBy.get(line.id) : undefined
      return fromCoupon === undefined ? line : { ...line, fromCoupon }
    }),
    coupons: coupons.flatMap(({ id, source }) =>
      source !== 'manual' && couponStates.get(id)?.state === 'valid' ? [{ id, source }] : [],
    ),
  }
}
