import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'
import { recordStatuses } from '../fields/record-status.ts'
import { RuleCondition } from '../fields/rule-condition.ts'

/** A surcharge such as a service charge (CAT-1.8). */
export const SurchargeSetting = Closed(
  {
    _id: Id,
    shops: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    name: LocalizedText,
    percent: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
    amountPerProduct: Type.Optional(Price),
    fixedAmount: Type.Optional(Price),
    amountPerPerson: Type.Optional(Price),
    discountable: Type.Optional(Type.Boolean()),
    manual: Type.Optional(Type.Boolean()),
    orderType: Type.Optional(Type.Array(OrderType, { maxItems: 5 })),
    rules: Type.Optional(Type.Array(RuleCondition, { maxItems: 20 })),
    productMode: Type.Optional(OneOf('all', 'dineIn', 'takeAway')),
    order: Type.Optional(Type.Integer({ minimum: 0 })),
    status: Type.Optional(OneOf(...recordStatuses)),
  },
  'SurchargeSetting',
)
export type SurchargeSetting = Static<typeof SurchargeSetting>
