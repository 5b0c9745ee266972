import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Ingredients } from '../fields/ingredient.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Money } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'
import { OptionStock } from '../fields/stock.ts'
import { PriceModifier } from '../fields/price-modifier.ts'
import { Count } from '../fields/quantity.ts'

/** One choice of a group; type `product` makes a set child (CAT-1.3). */
export const Choice = Closed({
  _id: Id,
  name: LocalizedText,
  price: Type.Optional(Money),
  type: Type.Optional(OneOf('option', 'product')),
  product: Type.Optional(Id),
  image: Type.Optional(Id),
  defaultSelected: Type.Optional(Type.Boolean()),
  defaultSelectedQuantity: Type.Optional(Count),
  minQuantity: Type.Optional(Count),
  maxQuantity: Type.Optional(Count),
  required: Type.Optional(Type.Boolean()),
  priceModifiers: Type.Optional(Type.Array(PriceModifier, { maxItems: 20 })),
  ingredients: Type.Optional(Ingredients),
  timeConditions: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  hideInKitchen: Type.Optional(Type.Boolean()),
  hideInReceipt: Type.Optional(Type.Boolean()),
})
export type Choice = Static<typeof Choice>

/** A group of choices (CAT-1.3). */
export const ProductOption = Closed(
  {
    _id: Id,
    /** Without it the group is for the dishes of all shops (GROUP-4.1). */
    shop: Type.Optional(Id),
    name: LocalizedText,
    type: Type.Optional(OneOf('option', 'discount', 'freeSurcharge')),
    choices: Type.Array(Choice, { minItems: 1, maxItems: 100 }),
    required: Type.Optional(Type.Boolean()),
    multiple: Type.Optional(Type.Boolean()),
    minPick: Type.Optional(Count),
    maxPick: Type.Optional(Count),
    allowQuantity: Type.Optional(Type.Boolean()),
    minQuantity: Type.Optional(Count),
    maxQuantity: Type.Optional(Count),
    allowSameValue: Type.Optional(Type.Boolean()),
    /** Its picks are 2 to 4 equal parts of the dish, each a dish; how their prices make that of the whole (HALF-1.1, HALF-2.2). */
    partsPrice: Type.Optional(OneOf('dearest', 'mean', 'shares')),
    enjoyDiscount: Type.Optional(Type.Boolean()),
    allowedOrderType: Type.Optional(Type.Array(OrderType, { maxItems: 5 })),
    timeConditions: Type.Optional(Type.Array(Id, { maxItems: 20 })),
    draft: Type.Optional(Type.Boolean()),
    stock: Type.Optional(OptionStock),
    hideInKitchen: Type.Optional(Type.Boolean()),
    printerColor: Type.Optional(Type.String({ maxLength: 20 })),
    autoMergeGreedy: Type.Optional(Type.Boolean()),
  },
  'ProductOption',
)
export type ProductOption = Static<typeof ProductOption>
