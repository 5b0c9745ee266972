import { MAX_AMOUNT } from '@comanda/engine/money'
import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { DiscountSource } from '../fields/discount-source.ts'
import { FreeProduct } from '../fields/free-product.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'
import { RuleCondition } from '../fields/rule-condition.ts'
import { DayOrInstant } from '../fields/time.ts'
import { Quantity } from '../fields/quantity.ts'
import { recordStatuses } from '../fields/record-status.ts'

const Ids = Type.Array(Id, { maxItems: 500 })
/** A discount rule of any source (CAT-1.7). */
export const OrderDiscount = Closed(
  {
    _id: Id,
    name: LocalizedText,
    description: Type.Optional(LocalizedText),
    image: Type.Optional(Id),
    source: Type.Optional(DiscountSource),
    ranks: Type.Optional(Ids),
    priority: Type.Optional(Type.Integer()),
    phase: Type.Optional(Type.Integer()),
    startDate: Type.Optional(DayOrInstant),
    endDate: Type.Optional(DayOrInstant),
    timeConditions: Type.Optional(Ids),
    shops: Type.Optional(Ids),
    sections: Type.Optional(Ids),
    for: Type.Optional(OneOf('order', 'line', 'product')),
    type: Type.Optional(OneOf('point', 'discount')),
    discountType: Type.Optional(
      OneOf('percent', 'percentPre', 'amount', 'pickNMaxPrice', 'freeSeatCharge', 'freeSurcharge'),
    ),
    discount: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_AMOUNT })),
    maxDiscount: Type.Optional(Price),
    point: Type.Optional(Type.Integer({ minimum: 0 })),
    fixedPoint: Type.Optional(Type.Integer({ minimum: 0 })),
    percentagePoint: Type.Optional(Type.Number({ minimum: 0 })),
    targetStepAmount: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    maxStep: Type.Optional(Quantity),
    repeat: Type.Optional(Type.Boolean()),
    productMode: Type.Optional(OneOf('all', 'dineIn', 'takeAway')),
    priceTypes: Type.Optional(Type.Array(OneOf('product', 'surcharge'), { maxItems: 2 })),
    conditions: Type.Optional(Type.Array(RuleCondition, { maxItems: 50 })),
    discountRules: Type.Optional(
      Type.Array(
        Closed({
          pickOrder: Type.Optional(OneOf('asc', 'desc', 'cart')),
          minQty: Type.Optional(Quantity),
          maxQty: Type.Optional(Quantity),
          products: Type.Optional(Ids),
          categories: Type.Optional(Ids),
        }),
        { maxItems: 20 },
      ),
    ),
    discountAny: Type.Optional(Type.Boolean()),
    ruleType: Type.Optional(OneOf('allowlist', 'denylist')),
    rules: Type.Optional(Ids),
    orderType: Type.Optional(Type.Array(OrderType, { maxItems: 5 })),
    status: Type.Optional(OneOf(...recordStatuses)),
    beforeServiceCharge: Type.Optional(Type.Boolean()),
    surcharges: Type.Optional(Ids),
    undiscounted: Type.Optional(Type.Boolean()),
    bestOf: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    freeProducts: Type.Optional(Type.Array(FreeProduct, { maxItems: 20 })),
    automaticAddFreeProduct: Type.Optional(Type.Boolean()),
  },
  'OrderDiscount',
)
export type OrderDiscount = Static<typeof OrderDiscount>
