import type { UserCoupon } from '@comanda/contract'
import { shelfOf } from './coupon-shelf.ts'

/** The coupon that a code gave before and that can still be used: the code gives no other until then. */
export const couponOfCode = (
  coupons: readonly UserCoupon[],
  code: string,
  now: number,
  today: string,
): UserCoupon | undefined => {
  const wanted = code.trim().toUpperCase()
  return coupons.find(
    (coupon) => coupon.code?.toUpperCase() === wanted && shelfOf(coupon, now, today) === 'usable',
  )
}
