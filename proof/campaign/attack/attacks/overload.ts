import type { Socket } from 'socket.io-client'
import type { Attack } from '../attack.ts'
import { watchReady } from '../ready.ts'
import { openSocket } from '../socket.ts'
import { longest, openTable, timedOrder, withOutcome } from '../timed-orders.ts'

const tables = 500

/** All tables of a hall order in the same moment, more than the server can do within a second. */
export const attack: Attack = {
  name: 'overload',
  says: '500 tables order in the same moment, by plain clients that do not repeat their calls',
  run: async ({ url, restaurant }) => {
    const guests: { readonly socket: Socket; readonly session: string }[] = []
    while (guests.length < tables) {
      const at = guests.length
      const some = Array.from({ length: 20 }, async (_, more) => {
        const socket = await openSocket(url)
        return { socket, session: await openTable(socket, restaurant, `O${at + more}`) }
      })
      guests.push(...(await Promise.all(some)))
    }
    const ready = watchReady(url)
    const orders = await Promise.all(
      guests.map(({ socket, session }) => timedOrder(socket, session, restaurant.dish)),
    )
    const { most, failed } = await ready()
    for (const { socket } of guests) socket.close()
    const placed = withOutcome(orders, 'placed')
    const told = withOutcome(orders, 'unavailable')
    return [
      { what: 'placed orders', value: placed.length, unit: 'orders', limit: 100, isLeast: true },
      { what: 'the slowest of them', value: longest(placed), unit: 'ms', limit: 3_000 },
      { what: 'the slowest refusal', value: longest(told), unit: 'ms', limit: 1_250 },
      {
        what: 'orders with another outcome',
        value: tables - placed.length - told.length,
        unit: 'orders',
        limit: 0,
      },
      { what: 'the slowest /ready', value: most, unit: 'ms', limit: 500 },
      { what: 'times at which the server was not ready', value: failed, unit: 'times', limit: 0 },
    ]
  },
}
