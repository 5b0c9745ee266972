import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Attack } from '../attack.ts'
import { measureOthers } from '../others.ts'
import { watchReady } from '../ready.ts'
import { openSocket } from '../socket.ts'
import { longest, openTable, timedOrder, type TimedOrder, withOutcome } from '../timed-orders.ts'

const phones = 20
const forMs = 29_000

/** Another program, such as a person with `psql`, has locked a session. Its phones go on to order. */
export const attack: Attack = {
  name: 'locked-session',
  says: "another connection holds the lock of a session for 29 s, while the table's 20 phones order",
  run: async ({ url, databaseUrl, restaurant }) => {
    const sockets = await Promise.all(Array.from({ length: phones }, () => openSocket(url)))
    const other = await openSocket(url)
    const locked = await openTable(other, restaurant, 'A locked table')
    const free = await openTable(other, restaurant, 'A free table')
    const holder = new Client({ connectionString: databaseUrl })
    await holder.connect()
    await holder.query('begin')
    const { rowCount } = await holder.query(
      'select 1 from table_sessions where _id = $1 for update',
      [locked],
    )
    if (rowCount !== 1) throw new Error('the session is not locked')
    const over = new AbortController()
    const again = async (socket: typeof other, session: string, pause: number) => {
      const orders: TimedOrder[] = []
      while (!over.signal.aborted) {
        orders.push(await timedOrder(socket, session, restaurant.dish))
        await sleep(pause)
      }
      return orders
    }
    const ready = watchReady(url)
    const stuck = sockets.map((socket) => again(socket, locked, 1_000))
    const going = again(other, free, 250)
    const others = await measureOthers(url, restaurant.dish, { forMs })
    over.abort()
    const refused = (await Promise.all(stuck)).flat()
    const placed = await going
    const { most, failed } = await ready()
    await holder.query('rollback')
    await holder.end()
    const after = other.connected && (await timedOrder(other, locked, restaurant.dish))
    for (const socket of [...sockets, other]) socket.close()
    const isServed = after && after.outcome === 'placed' ? 1 : 0
    return [
      { what: 'p99 of 20 others who read', value: others.p99, unit: 'ms', limit: 100 },
      { what: 'of these without a response', value: others.failed, unit: 'calls', limit: 0 },
      {
        what: 'the slowest order of another table',
        value: longest(placed),
        unit: 'ms',
        limit: 250,
      },
      {
        what: 'orders of another table that were refused',
        value: withOutcome(placed, 'placed', false).length,
        unit: 'orders',
        limit: 0,
      },
      {
        what: 'the slowest refusal of the table',
        value: longest(refused),
        unit: 'ms',
        limit: 1_250,
      },
      {
        what: 'refusals that are not `unavailable`',
        value: withOutcome(refused, 'unavailable', false).length,
        unit: 'orders',
        limit: 0,
      },
      { what: 'the slowest /ready', value: most, unit: 'ms', limit: 250 },
      { what: 'times at which the server was not ready', value: failed, unit: 'times', limit: 0 },
      {
        what: 'orders placed afterwards',
        value: isServed,
        unit: 'orders',
        limit: 1,
        isLeast: true,
      },
    ]
  },
}
