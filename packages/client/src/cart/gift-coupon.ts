import type { CartCoupon } from '@comanda/engine/coupons'

/** A reward in the cart, with the points that it costs. */
export interface GiftCoupon extends CartCoupon {
  readonly point: number
}

const isGift = (coupon: CartCoupon): coupon is GiftCoupon =>
  coupon.source === 'gift' && 'point' in coupon && typeof coupon.point === 'number'

/** Returns the points that the rewards of a cart cost. */
export const pointsOf = (coupons: readonly CartCoupon[]): number =>
  coupons.filter(isGift).reduce((total, { point }) => total + point, 0)
