import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import { measureOthers } from '../others.ts'
import { watchReady } from '../ready.ts'
import { openSocket } from '../socket.ts'
import { openTable, timedOrder, withOutcome } from '../timed-orders.ts'

const connections = 50
const lines = 300
const forMs = 12_000

/** One table sends as many and as large orders as it can. Others read, and order at a table of their own. */
export const attack: Attack = {
  name: 'one-table',
  says: '50 connections order 300 lines each for one session, again and again',
  run: async ({ url, restaurant }) => {
    const { shop, owner } = restaurant
    const name = [{ lang: 'en', value: 'A bite' }]
    const bite = await owner.create<{ _id: string }>('products', { shop, name, price: 1 })
    // A shop decides what an order may have; this one allows 300 portions, and the longest bill that can be set.
    const limits = { maxQuantity: lines, maxPortions: lines, maxSessionLines: 1000 }
    await owner.patch(`shops/${shop}`, limits)
    const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(url)))
    const [first] = sockets
    if (!first) throw new Error('nobody is connected')
    const session = await openTable(first, restaurant, 'One table')
    const over = new AbortController()
    let placed = 0
    const crowd = sockets.map(async (socket) => {
      while (!over.signal.aborted) {
        const { outcome } = await timedOrder(socket, session, bite._id, lines)
        if (outcome === 'placed') placed += 1
        else await sleep(200)
      }
    })
    const ready = watchReady(url)
    const quiet = await openSocket(url)
    const own = await openTable(quiet, restaurant, 'Another table')
    const orders = (async () => {
      const made = []
      while (!over.signal.aborted) {
        made.push(await timedOrder(quiet, own, restaurant.dish))
        await sleep(500)
      }
      return made
    })()
    const others = await measureOthers(url, restaurant.dish, { forMs })
    over.abort()
    const [made] = await Promise.all([orders, ...crowd])
    const { most, failed } = await ready()
    for (const socket of [...sockets, quiet]) socket.close()
    const refused = withOutcome(made, 'placed', false).length
    return [
      { what: 'p99 of 20 others beside them', value: others.p99, unit: 'ms', limit: 250 },
      { what: 'of these without a response', value: others.failed, unit: 'calls', limit: 0 },
      {
        what: 'orders of another table that were refused',
        value: refused,
        unit: 'orders',
        limit: 0,
      },
      { what: 'the slowest /ready', value: most, unit: 'ms', limit: 500 },
      { what: 'times at which the server was not ready', value: failed, unit: 'times', limit: 0 },
      { what: 'orders of the table', value: placed, unit: 'orders', limit: 1, isLeast: true },
    ]
  },
}
