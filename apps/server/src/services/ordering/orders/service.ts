import { always, type Order, type OrderPatch, services } from '@comanda/contract'
import type { App, CallParams, WireService } from '../../../runtime/app.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Ordering } from '../table-sessions/ordering.ts'
import { orderNotFound } from './order-not-found.ts'
import { patchOrder } from './patch.ts'
import { findOrders } from '../queries/find-orders.ts'

/** Orders, for the shop's staff. */
export const orders = (app: App, ordering: Ordering): void => {
  const { database } = ordering
  const records = {
    find: (params: CallParams = {}) => findOrders(database, params),
    get: async (id: unknown, params: CallParams = {}): Promise<Order> => {
      const query = { _id: String(id), $limit: 1 }
      const { data } = await findOrders(database, { ...params, provider: '', query })
      if (!data[0]) throw refused(orderNotFound)
      return data[0]
    },
    patch: (id: unknown, data: unknown, params: CallParams = {}) => {
      const { status } = data as OrderPatch
      const actor = { role: 'staff' as const, ...(params.user ? { user: params.user._id } : {}) }
      return patchOrder(ordering, { id: String(id), status, reach: params.scope ?? always, actor })
    },
  }
  app.use('orders', records as unknown as WireService, { methods: [...services.orders.methods] })
}
