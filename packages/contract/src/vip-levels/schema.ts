import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'

/** A paid or granted level (spec 001 §3). `orderDiscount` is a factor: 0.9 pays 90 %. */
export const VipLevel = Closed(
  {
    _id: Id,
    name: LocalizedText,
    status: OneOf('active', 'disabled'),
    orderDiscount: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    beforeServiceCharge: Type.Optional(Type.Boolean()),
    discountLists: Type.Optional(
      Type.Array(
        Closed({
          shops: Type.Optional(Type.Array(Id, { maxItems: 500 })),
          discounts: Type.Array(Id, { maxItems: 100 }),
        }),
        { maxItems: 50 },
      ),
    ),
  },
  'VipLevel',
)
export type VipLevel = Static<typeof VipLevel>
