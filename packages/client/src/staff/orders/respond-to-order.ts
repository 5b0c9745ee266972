import type { DeclineOrderData, Order } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'

/** The order that staff respond to. */
type OrderKey = Pick<Order, '_id' | 'shop'>

/** Why staff decline an order. */
export type DeclineReason = DeclineOrderData['reason']

/** What staff say to an order. Each fails with a `CallError`; the orders of all screens follow by events. */
export interface OrderResponses {
  /** The kitchen gets an order that waits, which is ready in so many minutes (ORDER-7.3). */
  readonly accept: (order: OrderKey, minutes: number) => Promise<Order>
  /** An order that waits is cancelled; its diner reads the reason (ORDER-7.4). */
  readonly decline: (order: OrderKey, reason: DeclineReason, note?: string) => Promise<Order>
  /** An order in the kitchen is ready so many minutes from now (KITCHEN-6.5). */
  readonly estimate: (order: OrderKey, minutes: number) => Promise<Order>
}

export const createOrderResponses = (
  connection: Pick<Connection, 'service' | 'status'>,
): OrderResponses => {
  const keyOf = ({ shop, _id }: OrderKey) => {
    assertOnline(connection)
    return { shop, order: _id }
  }
  return {
    accept: async (order, minutes) =>
      connection.service('orders/accept').create({ ...keyOf(order), minutes }),
    decline: async (order, reason, note) =>
      connection
        .service('orders/decline')
        .create({ ...keyOf(order), reason, ...(note ? { note } : {}) }),
    estimate: async (order, minutes) =>
      connection.service('orders/estimate').create({ ...keyOf(order), minutes }),
  }
}
