import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Instant } from '../fields/time.ts'
import { MemberPass } from '../fields/member-pass.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { UserCoupon } from '../user-coupons/schema.ts'

/**
 * `create gifts/redeem` (CPN-5.3): a reward for points. `user` is the caller, or the member of the pass; `session` is the one
 * that it is redeemed for.
 */
export const RedeemGiftData = Closed(
  {
    gift: Id,
    user: Type.Optional(Id),
    shop: Id,
    session: Type.Optional(Id),
    /** Of `users/scan`: the member for whom a terminal or staff redeem it. */
    memberPass: Type.Optional(MemberPass),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'RedeemGiftData',
)
export type RedeemGiftData = Static<typeof RedeemGiftData>

/** A redeemed reward, with the coupon that it gave. `point` is its price in points. */
export const GiftRecord = Closed(
  {
    _id: Id,
    gift: Id,
    user: Id,
    shop: Id,
    coupon: UserCoupon,
    point: Type.Integer({ minimum: 0 }),
    createTime: Instant,
  },
  'GiftRecord',
)
export type GiftRecord = Static<typeof GiftRecord>
