import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'

const Minutes = Type.Integer({ minimum: 1, maximum: 240 })

/**
 * `create orders/accept`: the kitchen gets an order that waits for staff, which is ready in so many minutes; without them, as the kitchen's
 * estimate says (ORDER-7.3). One that was accepted stays as it is.
 */
export const AcceptOrderData = Closed(
  { shop: Id, order: Id, minutes: Type.Optional(Minutes) },
  'AcceptOrderData',
)
export type AcceptOrderData = Static<typeof AcceptOrderData>

/** `create orders/decline`: staff take an order that waits for them not (ORDER-7.4). `note` is for its diner. */
export const DeclineOrderData = Closed(
  {
    shop: Id,
    order: Id,
    reason: OneOf('busy', 'soldOut', 'closing', 'other'),
    note: Type.Optional(Type.String({ maxLength: 200 })),
  },
  'DeclineOrderData',
)
export type DeclineOrderData = Static<typeof DeclineOrderData>

/** `create orders/estimate`: an order in the kitchen is ready so many minutes from now; its diner sees the change (KITCHEN-6.5). */
export const EstimateOrderData = Closed(
  { shop: Id, order: Id, minutes: Minutes },
  'EstimateOrderData',
)
export type EstimateOrderData = Static<typeof EstimateOrderData>
