import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'
import { recordStatuses } from '../fields/record-status.ts'
import { TaxClass } from '../fields/tax-class.ts'
import { RuleCondition } from '../fields/rule-condition.ts'

/** A tax (CAT-1.8). `percent` 10 is 10 %, at most 4 decimals. */
export const TaxSetting = Closed(
  {
    _id: Id,
    shops: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    name: LocalizedText,
    percent: Type.Number({ minimum: 0, maximum: 1000 }),
    included: Type.Optional(Type.Boolean()),
    priceTypes: Type.Optional(Type.Array(OneOf('product', 'surcharge'), { maxItems: 2 })),
    surcharges: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    taxGroup: Type.Optional(Type.String({ maxLength: 40 })),
    /** It is for the dishes of this class, instead of taxes without one (TAX-1.5). */
    taxClass: Type.Optional(TaxClass),
    orderType: Type.Optional(Type.Array(OrderType, { maxItems: 5 })),
    rules: Type.Optional(Type.Array(RuleCondition, { maxItems: 20 })),
    productMode: Type.Optional(OneOf('all', 'dineIn', 'takeAway')),
    /** A disabled tax is not charged. */
    disabled: Type.Optional(Type.Boolean()),
    order: Type.Optional(Type.Integer({ minimum: 0 })),
    status: Type.Optional(OneOf(...recordStatuses)),
  },
  'TaxSetting',
)
export type TaxSetting = Static<typeof TaxSetting>
