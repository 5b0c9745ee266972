import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OrderType } from '../fields/order-type.ts'
import { Instant } from '../fields/time.ts'

/**
 * `create shops/pause`: guests order nothing of these types, until then or until staff say otherwise; without types all are open
 * again. Staff still order (STAFF-1.12).
 */
export const PauseShopData = Closed(
  {
    shop: Id,
    orderTypes: Type.Array(OrderType, { maxItems: 5 }),
    until: Type.Optional(Instant),
  },
  'PauseShopData',
)
export type PauseShopData = Static<typeof PauseShopData>
