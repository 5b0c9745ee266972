import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { recordStatuses } from '../fields/record-status.ts'
import { DayOrInstant } from '../fields/time.ts'

/**
 * A code that gives a coupon to anybody who enters it. `quantity` is how many are left; `days` how long the coupon is
 * valid.
 */
export const CouponCode = Closed(
  {
    _id: Id,
    code: Type.String({ pattern: '^[0-9A-Z-]{3,40}$' }),
    coupon: Id,
    quantity: Type.Optional(Type.Integer({ minimum: 0 })),
    limitPerUser: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Coupons of this code on one bill (CPN-7.5); one by default. */
    limitPerBill: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
    shops: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    startDate: Type.Optional(DayOrInstant),
    endDate: Type.Optional(DayOrInstant),
    status: Type.Optional(OneOf(...recordStatuses)),
  },
  'CouponCode',
)
export type CouponCode = Static<typeof CouponCode>
