import { always, type Order, orders as description } from '@comanda/contract'
import { serveRecords } from '../../../calls/serve-records.ts'
import { refused } from '../../../errors/refusal.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import { findOrders, orderFor, orderShops } from '../queries/find-orders.ts'
import { orderingOf } from '../table-sessions/ordering.ts'
import { orderNotFound } from '../../../errors/order-not-found.ts'
import { moverOf } from './mover-of.ts'
import { patchOrder } from './patch.ts'

/** Shows the kitchen no money of the order that it moved; the event has the whole order (STAFF-3.3). */
const hideMoney = async (context: CallContext, next: NextCall): Promise<void> => {
  await next()
  const { params, result } = context
  if (params.provider) context.dispatch = orderFor(result as Order, params.user)
}

/** Orders, for the shop's staff. */
export const orders = serveRecords(description, (context) => {
  const ordering = orderingOf(context)
  return {
    methods: {
      find: (params = {}) => findOrders(ordering, params),
      get: async (id, params = {}) => {
        const { reads, shopDirectory } = ordering
        const _id = String(id)
        const order = await shopDirectory.readByShop(reads, orderShops, _id, async (shop) => {
          const query = { _id, shop, $limit: 1, $paginate: false }
          const found = await findOrders(ordering, { ...params, provider: '', query })
          return 'data' in found ? found.data[0] : found[0]
        })
        if (!order) throw refused(orderNotFound)
        return order
      },
      patch: (id, data, { user, key, scope = always } = {}) => {
        const actor = moverOf({ ...(user ? { user } : {}), ...(key ? { key } : {}) })
        // A program sends nothing to the kitchen that is to be paid first.
        const manages = (shop: string) => !key && isStaffOf(user, shop, ['manager'])
        const change = { ...data, id: String(id), reach: scope, actor, user, manages }
        return patchOrder(ordering, change)
      },
    },
    hooks: { patch: [hideMoney] },
  }
})
