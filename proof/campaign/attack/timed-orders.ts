import type { Socket } from 'socket.io-client'
import { newIdempotencyKey } from '../caller/caller.ts'
import type { Restaurant } from '../load/restaurant.ts'
import { call } from './socket.ts'

/** Opens a table of its own in a restaurant, and returns its session. */
export const openTable = async (
  socket: Socket,
  { shop, owner }: Pick<Restaurant, 'shop' | 'owner'>,
  name: string,
): Promise<string> => {
  const { _id: viewItem } = await owner.create<{ _id: string }>('tableViewItems', { shop, name })
  const scan = { shop, viewItem, date: new Date().toISOString() }
  const seated = ['create', 'tableSessions/createOrResume', scan, {}] as const
  return (await call<{ session: { _id: string } }>(socket, seated)).session._id
}

/** How an order ended: `placed`, or the code of its error, or `silence`. */
export interface TimedOrder {
  readonly outcome: string
  readonly ms: number
}

const codeOf = (error: unknown): string =>
  (error instanceof Error && /"code":"(\w+)"/.exec(error.message)?.[1]) || 'silence'

/** Orders so many lines of a dish for a session. */
export const timedOrder = async (
  socket: Socket,
  session: string,
  product: string,
  lines = 1,
): Promise<TimedOrder> => {
  const cart = Array.from({ length: lines }, (_, at) => ({ id: `l${at}`, product, quantity: 1 }))
  const data = { session, cart, idempotencyKey: newIdempotencyKey() }
  const from = performance.now()
  const outcome = await call(socket, ['create', 'tableSessions/order', data, {}]).then(
    () => 'placed',
    codeOf,
  )
  return { outcome, ms: performance.now() - from }
}

/** Returns the longest time of orders in ms; 0 without orders. */
export const longest = (orders: readonly TimedOrder[]): number =>
  Math.max(0, ...orders.map(({ ms }) => ms))

/** Returns the orders with an outcome, or with any other. */
export const withOutcome = (orders: readonly TimedOrder[], outcome: string, is = true) =>
  orders.filter((order) => (order.outcome === outcome) === is)
