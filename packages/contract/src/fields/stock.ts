import { Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'
import { Id } from './id.ts'
import { OneOf } from './one-of.ts'
import { Instant } from './time.ts'

const Quantity = Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()])

/** The units with which each business day begins (STOCK-4.2). */
const Daily = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }))

/** When what staff took off is offered again (STOCK-4.1); absent until they say so. */
const Until = Type.Optional(Instant)

const Value = Closed({ _id: Id, quantity: Quantity, daily: Daily })

/** A stock (STOCK-1). A `null` quantity is unlimited; if it is absent, nothing is counted. */
export const Stock = Closed({
  mode: OneOf('disable', 'notSelling', 'paused', 'manual', 'auto', 'sync'),
  onlineMode: Type.Optional(
    OneOf('disable', 'notSelling', 'paused', 'askStaff', 'manual', 'auto', 'sync'),
  ),
  quantity: Type.Optional(Quantity),
  onlineThreshold: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  stockMode: Type.Optional(Type.String({ maxLength: 40 })),
  until: Until,
  daily: Daily,
  productOptions: Type.Optional(
    Type.Array(
      Closed({
        productOption: Id,
        values: Type.Array(Value, { maxItems: 100 }),
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
  until: Until,
  values: Type.Optional(Type.Array(Value, { maxItems: 100 })),
})
