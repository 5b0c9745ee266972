import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Instant } from '../fields/time.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { UserCoupon } from '../user-coupons/schema.ts'

/** `create gifts/redeem` (CPN-5.3): a reward for points. `user` is the caller, whatever it says. */
export const RedeemGiftData = Closed(
  {
    gift: Id,
    user: Type.Optional(Id),
    shop: Id,
    session: Type.Optional(Id),
    idempotencyKey: IdempotencyKey,
  },
  'RedeemGiftData',
)
export type RedeemGiftData = Static<typeof RedeemGiftData>

/** A reward that was taken, with the coupon that it gave. `point` is what it cost. */
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
