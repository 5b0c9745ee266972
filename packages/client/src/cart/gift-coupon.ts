import type { CartCoupon } from '@comanda/engine/coupons'

/** A reward in the cart, with the points that it will take. */
export interface GiftCoupon extends CartCoupon {
  readonly point: number
}

const isGift = (coupon: CartCoupon): coupon is GiftCoupon =>
  coupon.source === 'gift' && 'point' in coupon && typeof coupon.point === 'number'

/** The points that the rewards of a cart will take. */
export const pointsOf = (coupons: readonly CartCoupon[]): number =>
  coupons.filter(isGift).reduce((total, { point }) => total + point, 0)
