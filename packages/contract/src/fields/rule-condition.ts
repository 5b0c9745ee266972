import { Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'
import { Id } from './id.ts'
import { Price } from './money.ts'
import { OneOf } from './one-of.ts'
import { Quantity } from './quantity.ts'

const Ids = Type.Array(Id, { maxItems: 500 })

/** A condition of a discount rule, surcharge or tax (DISC-4). */
export const RuleCondition = Closed({
  for: Type.Optional(OneOf('order', 'product', 'exclude')),
  products: Type.Optional(Ids),
  categories: Type.Optional(Ids),
  productOptions: Type.Optional(Ids),
  sections: Type.Optional(Ids),
  excludeProducts: Type.Optional(Ids),
  excludeCategories: Type.Optional(Ids),
  excludeProductOptions: Type.Optional(Ids),
  excludeSections: Type.Optional(Ids),
  minQty: Type.Optional(Quantity),
  minWeight: Type.Optional(Type.Number({ minimum: 0 })),
  minTotal: Type.Optional(Price),
  afterMinTotal: Type.Optional(Price),
  includeModifier: Type.Optional(Type.Union([Id, Ids])),
  excludeModifier: Type.Optional(Type.Union([Id, Ids])),
  timeConditions: Type.Optional(Ids),
})
