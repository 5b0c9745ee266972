import type { UserCoupon } from '@comanda/contract'
import { shelfOf } from './coupon-shelf.ts'

/** Returns the usable coupon that a code gave before: until it is used, the code gives no other. */
export const couponOfCode = (
  coupons: readonly UserCoupon[],
  code: string,
  now: number,
  today: string,
): UserCoupon | undefined => {
  const wanted = code.normalize('NFKC').trim().toUpperCase()
  return coupons.find(
    (coupon) => coupon.code?.toUpperCase() === wanted && shelfOf(coupon, now, today) === 'usable',
  )
}
