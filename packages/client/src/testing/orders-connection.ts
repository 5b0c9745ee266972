import type { Order } from '@comanda/contract'
import { CallError } from '../errors/call-error.ts'
import { scriptedConnection } from './scripted-connection.ts'

const isOpen = ({ status }: Order): boolean =>
  status !== 'toPay' && status !== 'completed' && status !== 'cancelled'

/** A connection to a shop's orders in a map; a test changes them, sends their events and refuses moves. */
export const ordersConnection = (first: readonly Order[]) => {
  const orders = new Map(first.map((order) => [order._id, order]))
  let refusal: CallError | undefined
  const server = scriptedConnection({
    'shops/subscribe create': (data: unknown) => data,
    'orders find': (query: { status: unknown }) => {
      const wanted = query.status
      const data = [...orders.values()].filter((order) =>
        wanted === 'toPay' || wanted === 'cancelled'
          ? order.status === wanted
          : isOpen(order) === (wanted !== 'completed'),
      )
      return { total: data.length, limit: 100, data }
    },
    'orders patch': (id: string, data: Partial<Order>) => {
      if (refusal) throw refusal
      const order = { ...orders.get(id), ...data } as Order
      orders.set(id, order)
      return order
    },
  })
  return {
    ...server,
    /** The server's orders; the client learns of a change only by its event. */
    orders,
    refuse: (code: string) => {
      refusal = new CallError({ name: 'Conflict', message: code, statusCode: 409, code })
    },
  }
}
