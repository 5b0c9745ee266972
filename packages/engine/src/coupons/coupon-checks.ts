import type { Id } from '../catalog/vocabulary.ts'
import type { BusinessClock } from '../time/business-day.ts'
import { inDateRange } from '../time/date-range.ts'
import { instantOf } from '../time/instant.ts'
import { shopMoment } from '../time/shop-moment.ts'

/** An owned coupon. */
export interface OwnedCoupon {
  readonly _id: Id
  readonly user?: Id | undefined
  readonly status?: string | undefined
  /** The session that it is tied to already. */
  readonly session?: Id | undefined
  /** `YYYY-MM-DD` in the shop's zone, or an instant; inclusive. */
  readonly endDate?: string | undefined
  readonly shops?: readonly Id[] | undefined
}

/** Where a coupon is to be applied. Instants are ISO with an offset. */
export interface CouponPlace extends BusinessClock {
  readonly shop: Id
  readonly session?: Id | undefined
  readonly user?: Id | undefined
  readonly paidTime?: string | undefined
  readonly now: string
  /** Ids of the coupons that were added already. */
  readonly added: readonly string[]
}

/** Why a coupon is not applied (CPN-1); the server's own statuses follow the same form. */
export type CouponError = `couponErrors.${string}`

interface CouponCheck {
  readonly error: CouponError
  readonly passes: (coupon: OwnedCoupon, place: CouponPlace) => boolean
}

const isInDate = (coupon: OwnedCoupon, place: CouponPlace): boolean => {
  if (coupon.status === 'expired') return false
  const instant = instantOf(place.paidTime ?? place.now)
  const day = (): string => shopMoment(instant, place).day
  return inDateRange({ endDate: coupon.endDate }, instant, day)
}

/** The checks of a coupon in their order (CPN-1.7); the sixth is the server's validation: `serverError`. */
export const COUPON_CHECKS: readonly CouponCheck[] = [
  {
    error: 'couponErrors.invalidCode',
    passes: (coupon, place) => coupon.user !== undefined && coupon.user === place.user,
  },
  {
    error: 'couponErrors.alreadyUsed',
    passes: (coupon, place) =>
      coupon.status === 'valid' ||
      coupon.status === 'expired' ||
      (coupon.session !== undefined && coupon.session === place.session),
  },
  { error: 'couponErrors.couponOutdate', passes: isInDate },
  {
    error: 'couponErrors.alreadyAdded',
    passes: (coupon, place) => !place.added.includes(coupon._id),
  },
  {
    error: 'couponErrors.notCurrentShop',
    passes: ({ shops = [] }, place) => shops.length === 0 || shops.includes(place.shop),
  },
]

/** Returns why a coupon cannot be applied, by the first failed check, or `undefined` if the server may validate it. */
export const couponError = (coupon: OwnedCoupon, place: CouponPlace): CouponError | undefined =>
  COUPON_CHECKS.find((check) => !check.passes(coupon, place))?.error

/** What the server's validation says of a coupon: `couponErrors.{status}` for every status but `valid`. */
export const serverCouponError = (status: string): CouponError | undefined =>
  status === 'valid' ? undefined : `couponErrors.${status}`
