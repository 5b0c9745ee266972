import { orders as description } from '@comanda/contract'
import type { Served } from '../../../calls/served.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { waiters } from '../../../policies/staff.ts'
import { orderingOf } from '../table-sessions/ordering.ts'
import { acceptOrder, estimateOrder } from './accept-order.ts'
import { declineOrder } from './decline-order.ts'
import { moverOf } from './mover-of.ts'

/** What staff say to an order: that the kitchen makes it, by when, or that it does not. */
export const orderResponses: readonly Served[] = [
  serveCall(description.calls.accept, waiters, (data, context) =>
    acceptOrder(orderingOf(context), data, moverOf(context.params)),
  ),
  serveCall(description.calls.decline, waiters, ({ shop, order, reason, note }, context) => {
    const declined = { reason, ...(note ? { note } : {}) }
    return declineOrder(orderingOf(context), { shop, order }, declined, moverOf(context.params))
  }),
  serveCall(description.calls.estimate, waiters, (data, context) =>
    estimateOrder(orderingOf(context), data, moverOf(context.params)),
  ),
]
