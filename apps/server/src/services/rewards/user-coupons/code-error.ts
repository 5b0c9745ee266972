import { type CouponError, type GiftState, giftState } from '@comanda/engine/coupons'
import type { BusinessClock } from '@comanda/engine/time'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { CouponCodeRow } from '../../../tables/coupon-codes.ts'

const errors: Readonly<Record<GiftState['state'], CouponError | undefined>> = {
  redeemable: undefined,
  needPoints: undefined,
  ended: 'couponErrors.couponOutdate',
  notStarted: 'couponErrors.invalidCode',
  notCurrentShop: 'couponErrors.notCurrentShop',
  soldOut: 'couponErrors.alreadyUsed',
  limitReached: 'couponErrors.alreadyUsed',
}

/**
 * Returns why a code gives no coupon to a member who has claimed it so often. A code has the states of a reward that
 * costs nothing.
 */
export const codeError = (
  row: CouponCodeRow,
  { _id: shop, timeZone, dayEnds }: BusinessClock & { readonly _id: string },
  redeemed: number,
  now: Date,
): CouponError | undefined => {
  const { status, coupon: _coupon, ...code } = row
  if ((status ?? 'active') !== 'active') return 'couponErrors.invalidCode'
  const place = { shop, timeZone, dayEnds, now: now.toISOString(), points: 0, redeemed }
  return errors[giftState(withoutNulls(code), place).state]
}
