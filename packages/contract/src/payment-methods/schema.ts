import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'

export const PaymentType = OneOf('counter', 'balance', 'card', 'wallet')
export type PaymentType = Static<typeof PaymentType>

/** A payment method; without `shops` in all shops, without `orderType` for every type of order. */
export const PaymentMethod = Closed(
  {
    _id: Id,
    name: LocalizedText,
    type: PaymentType,
    shops: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    orderType: Type.Optional(Type.Array(OrderType, { maxItems: 5 })),
    order: Type.Optional(Type.Integer({ minimum: 0 })),
    status: Type.Optional(OneOf('active', 'draft', 'disabled')),
  },
  'PaymentMethod',
)
export type PaymentMethod = Static<typeof PaymentMethod>
