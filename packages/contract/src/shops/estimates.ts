import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OrderType } from '../fields/order-type.ts'

/** `create shops/estimates`: how long an order would take now, of each type that has `prepMinutes` (KITCHEN-6.3). */
export const ShopEstimatesData = Closed({ shop: Id }, 'ShopEstimatesData')
export type ShopEstimatesData = Static<typeof ShopEstimatesData>

/** In minutes: half of the orders are ready after `from`, four of five after `to`. */
export const PrepEstimate = Closed({
  orderType: OrderType,
  from: Type.Integer({ minimum: 1 }),
  to: Type.Integer({ minimum: 1 }),
})
export type PrepEstimate = Static<typeof PrepEstimate>

export const ShopEstimatesResult = Closed({ estimates: Type.Array(PrepEstimate, { maxItems: 5 }) })
export type ShopEstimatesResult = Static<typeof ShopEstimatesResult>
