import { Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'
import { Id } from './id.ts'
import { OneOf } from './one-of.ts'

const Quantity = Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()])

/** A stock (STOCK-1). A `null` quantity is unlimited; if it is absent, nothing is counted. */
export const Stock = Closed({
  mode: OneOf('disable', 'notSelling', 'paused', 'manual', 'auto', 'sync'),
  onlineMode: Type.Optional(
    OneOf('disable', 'notSelling', 'paused', 'askStaff', 'manual', 'auto', 'sync'),
  ),
  quantity: Type.Optional(Quantity),
  onlineThreshold: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  stockMode: Type.Optional(Type.String({ maxLength: 40 })),
  productOptions: Type.Optional(
    Type.Array(
      Closed({
        productOption: Id,
        values: Type.Array(Closed({ _id: Id, quantity: Quantity }), { maxItems: 100 }),
      }),
      { maxItems: 50 },
    ),
  ),
})

/** The stock of the choices of an option group, for any product (STOCK-2.3). */
export const OptionStock = Closed({
  mode: OneOf('disable', 'notSelling', 'paused', 'manual', 'auto', 'sync'),
  onlineMode: Type.Optional(
    OneOf('disable', 'notSelling', 'paused', 'askStaff', 'manual', 'auto', 'sync'),
  ),
  onlineThreshold: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  values: Type.Optional(Type.Array(Closed({ _id: Id, quantity: Quantity }), { maxItems: 100 })),
})
