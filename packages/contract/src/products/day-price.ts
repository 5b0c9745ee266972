import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Price } from '../fields/money.ts'

/**
 * `create products/setDayPrice`: what a dish with an open price costs until the next business day begins, in currency units; null:
 * staff say it with each order again (CAT-6.2).
 */
export const SetDayPriceData = Closed(
  { shop: Id, product: Id, price: Type.Union([Price, Type.Null()]) },
  'SetDayPriceData',
)
export type SetDayPriceData = Static<typeof SetDayPriceData>
