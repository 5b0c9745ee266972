import { Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'
import { Id } from './id.ts'
import { Money } from './money.ts'
import { OneOf } from './one-of.ts'
import { OrderType } from './order-type.ts'

/** A change of a price if it matches (PRICE-3.2). `percent` has at most 4 decimals. */
export const PriceModifier = Closed({
  type: OneOf('productOption', 'modifier', 'section', 'timeCondition', 'orderType'),
  productOption: Type.Optional(Id),
  choice: Type.Optional(Id),
  modifier: Type.Optional(Id),
  section: Type.Optional(Id),
  timeCondition: Type.Optional(Id),
  orderType: Type.Optional(OrderType),
  price: Type.Optional(Money),
  percent: Type.Optional(Type.Number({ minimum: -100, maximum: 10_000 })),
})
