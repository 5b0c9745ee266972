import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { DayOrInstant, Instant } from '../fields/time.ts'
import { OrderDiscount } from '../order-discounts/schema.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { MemberPass } from '../fields/member-pass.ts'

export const CouponStatus = OneOf('valid', 'used', 'expired', 'cancelled')
export type CouponStatus = Static<typeof CouponStatus>

/** A claimed coupon (CPN-1). Without `user`, its random `_id` gives access to it. */
export const UserCoupon = Closed(
  {
    _id: Id,
    user: Type.Optional(Id),
    coupon: OrderDiscount,
    gift: Type.Optional(Id),
    code: Type.Optional(Type.String({ maxLength: 40 })),
    status: CouponStatus,
    session: Type.Optional(Id),
    shops: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    endDate: Type.Optional(DayOrInstant),
    createTime: Instant,
    usedTime: Type.Optional(Instant),
  },
  'UserCoupon',
)
export type UserCoupon = Static<typeof UserCoupon>

/** A coupon that staff give to a member, by the id of its rule. */
export const UserCouponData = Closed(
  {
    user: Id,
    coupon: Id,
    shops: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    endDate: Type.Optional(DayOrInstant),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'UserCouponData',
)
export type UserCouponData = Static<typeof UserCouponData>

/** `create userCoupons/claim`: the coupon of a printed or sent code. A visitor's coupon has no user. */
export const ClaimCouponData = Closed(
  {
    code: Type.String({ minLength: 1, maxLength: 40 }),
    shop: Id,
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'ClaimCouponData',
)
export type ClaimCouponData = Static<typeof ClaimCouponData>

/** `create userCoupons/release`: a kiosk returns coupons that it claimed for nobody to their codes (KIOSK-6.7). */
export const ReleaseCouponsData = Closed(
  { coupons: Type.Array(Id, { minItems: 1, maxItems: 50 }) },
  'ReleaseCouponsData',
)
export type ReleaseCouponsData = Static<typeof ReleaseCouponsData>
export const ReleaseCouponsResult = Closed({ released: Type.Integer() })
export type ReleaseCouponsResult = Static<typeof ReleaseCouponsResult>

/** `create userCoupons/validate` (CPN-1.6). */
export const ValidateCouponData = Closed(
  {
    coupon: Id,
    session: Type.Optional(Id),
    shop: Type.Optional(Id),
    /** Of `users/scan`: the member for whom a terminal or staff want to use it, in `shop`. */
    memberPass: Type.Optional(MemberPass),
  },
  'ValidateCouponData',
)
export type ValidateCouponData = Static<typeof ValidateCouponData>
export const ValidateCouponResult = Closed({
  status: OneOf('valid', 'invalidCode', 'alreadyUsed', 'couponOutdate', 'notCurrentShop'),
})
export type ValidateCouponResult = Static<typeof ValidateCouponResult>
