import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'
import { recordStatuses } from '../fields/record-status.ts'
import { DayOrInstant } from '../fields/time.ts'

/** A reward that members redeem for points; it gives the coupon `coupon`, an order discount (CPN-5). */
export const Gift = Closed(
  {
    _id: Id,
    name: LocalizedText,
    description: Type.Optional(LocalizedText),
    image: Type.Optional(Id),
    coupon: Id,
    point: Type.Integer({ minimum: 0 }),
    quantity: Type.Optional(Type.Integer({ minimum: 0 })),
    limitPerUser: Type.Optional(Type.Integer({ minimum: 1 })),
    shops: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    startDate: Type.Optional(DayOrInstant),
    endDate: Type.Optional(DayOrInstant),
    order: Type.Optional(Type.Integer({ minimum: 0 })),
    status: Type.Optional(OneOf(...recordStatuses)),
  },
  'Gift',
)
export type Gift = Static<typeof Gift>
