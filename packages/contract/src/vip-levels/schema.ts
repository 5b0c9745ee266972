import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderDiscount } from '../order-discounts/schema.ts'

const shops = Type.Optional(Type.Array(Id, { maxItems: 500 }))

const levelFields = {
  _id: Id,
  name: LocalizedText,
  status: OneOf('active', 'disabled'),
  orderDiscount: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  beforeServiceCharge: Type.Optional(Type.Boolean()),
}

/** A paid or granted level (CAT-1.5). `orderDiscount` is a factor: 0.9 pays 90 %. */
export const VipLevel = Closed(
  {
    ...levelFields,
    discountLists: Type.Optional(
      Type.Array(Closed({ shops, discounts: Type.Array(Id, { maxItems: 100 }) }), { maxItems: 50 }),
    ),
  },
  'VipLevel',
)
export type VipLevel = Static<typeof VipLevel>

/** A level with the rules of its lists, as menus carry it for pricing. */
export const MenuVipLevel = Closed(
  {
    ...levelFields,
    discountLists: Type.Optional(
      Type.Array(Closed({ shops, discounts: Type.Array(OrderDiscount) })),
    ),
  },
  'MenuVipLevel',
)
export type MenuVipLevel = Static<typeof MenuVipLevel>
