import { orders as description } from '@comanda/contract'
import { callerOf } from '../../../authentication/caller-of.ts'
import { type HandlerContext, type Served } from '../../../calls/served.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { waiters } from '../../../policies/staff.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { orderingOf } from '../table-sessions/ordering.ts'
import { acceptOrder, estimateOrder } from './accept-order.ts'
import { declineOrder } from './decline-order.ts'

const staffIn = ({ params }: HandlerContext): Actor => ({
  role: 'staff',
  user: callerOf(params)._id,
})

/** What staff say to an order: that the kitchen makes it, by when, or that it does not. */
export const orderResponses: readonly Served[] = [
  serveCall(description.calls.accept, waiters, (data, context) =>
    acceptOrder(orderingOf(context), data, staffIn(context)),
  ),
  serveCall(description.calls.decline, waiters, ({ shop, order, reason, note }, context) => {
    const declined = { reason, ...(note ? { note } : {}) }
    return declineOrder(orderingOf(context), { shop, order }, declined, staffIn(context))
  }),
  serveCall(description.calls.estimate, waiters, (data, context) =>
    estimateOrder(orderingOf(context), data, staffIn(context)),
  ),
]
