import { Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'
import { Id } from './id.ts'
import { Price } from './money.ts'
import { OneOf } from './one-of.ts'
import { Quantity } from './quantity.ts'

const Ids = Type.Array(Id, { maxItems: 500 })

const IdOrIds = Type.Optional(Type.Union([Id, Ids]))

/**
 * A condition of a discount rule, surcharge or tax (DISC-4). The names in the singular mean the same as those in the
 * plural, which pricing reads; a stored condition has both (CAT-5.1).
 */
export const RuleCondition = Closed({
  for: Type.Optional(OneOf('order', 'product', 'exclude')),
  products: Type.Optional(Ids),
  categories: Type.Optional(Ids),
  productOptions: Type.Optional(Ids),
  product: IdOrIds,
  category: IdOrIds,
  productOption: IdOrIds,
  sections: Type.Optional(Ids),
  excludeProducts: Type.Optional(Ids),
  excludeCategories: Type.Optional(Ids),
  excludeProductOptions: Type.Optional(Ids),
  excludeProduct: IdOrIds,
  excludeCategory: IdOrIds,
  excludeProductOption: IdOrIds,
  excludeSections: Type.Optional(Ids),
  minQty: Type.Optional(Quantity),
  minWeight: Type.Optional(Type.Number({ minimum: 0 })),
  minTotal: Type.Optional(Price),
  afterMinTotal: Type.Optional(Price),
  includeModifier: Type.Optional(Type.Union([Id, Ids])),
  excludeModifier: Type.Optional(Type.Union([Id, Ids])),
  timeConditions: Type.Optional(Ids),
})
