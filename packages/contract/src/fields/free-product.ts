import { Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'
import { Id } from './id.ts'
import { Quantity } from './quantity.ts'

const Ids = Type.Array(Id, { maxItems: 100 })
const IdOrIds = Type.Optional(Type.Union([Id, Ids]))

/**
 * A product that a rule gives (DISC-6.10). `options` are picks of the given line, `productOption` and `eproductOption`
 * the groups that it has or has not: they are carried, and pricing reads the product alone.
 */
export const FreeProduct = Closed({
  product: Id,
  options: Type.Optional(
    Type.Array(
      Closed({
        option: Id,
        values: Type.Optional(Ids),
        selections: Type.Optional(
          Type.Array(
            Closed({
              _id: Type.Optional(Id),
              id: Type.Optional(Id),
              quantity: Type.Optional(Quantity),
            }),
            { maxItems: 100 },
          ),
        ),
        free: Type.Optional(Type.Boolean()),
        fixed: Type.Optional(Type.Boolean()),
      }),
      { maxItems: 50 },
    ),
  ),
  productOption: IdOrIds,
  eproductOption: IdOrIds,
})
