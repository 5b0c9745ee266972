import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OrderType } from '../fields/order-type.ts'
import { Instant } from '../fields/time.ts'

/**
 * `create shops/slowDown`: the kitchen takes so many minutes more for these types, until then or until staff say otherwise; without
 * types all are as usual again (KITCHEN-6.2).
 */
export const SlowDownData = Closed(
  {
    shop: Id,
    orderTypes: Type.Array(OrderType, { maxItems: 5 }),
    minutes: Type.Integer({ minimum: 1, maximum: 120 }),
    until: Type.Optional(Instant),
  },
  'SlowDownData',
)
export type SlowDownData = Static<typeof SlowDownData>
