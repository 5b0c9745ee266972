import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack, World } from '../attack.ts'
import { watchMemory } from '../metrics.ts'
import { measureOthers } from '../others.ts'
import { makeDeaf, openSocket } from '../socket.ts'

/** As long as the server takes to find out by the heartbeat that nobody reads. */
const forMs = 15_000
const callsPerSecond = 50

/** Sockets that ask for lists and menus, and never read a response. */
const ask = async ({ url, restaurant: { shop } }: World, count: number): Promise<void> => {
  const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(url)))
  for (const socket of sockets) makeDeaf(socket)
  const until = performance.now() + forMs
  while (performance.now() < until) {
    for (const socket of sockets) {
      socket.emit('get', 'menus', shop, {}, () => undefined)
      socket.emit('find', 'shops', { $limit: 100 }, () => undefined)
      socket.emit('find', 'products', { $limit: 100 }, () => undefined)
    }
    await sleep(1000 / callsPerSecond)
  }
  for (const socket of sockets) socket.close()
}

/** Callers that never read what they ask for. */
export const attack: Attack = {
  name: 'deaf-sockets',
  says: '1 and 20 sockets ask for menus and lists, and never read a response',
  run: async (world) => {
    const figures = []
    for (const count of [1, 20]) {
      const grown = await watchMemory(world)
      const asking = ask(world, count)
      const { p99, failed } = await measureOthers(world.url, world.restaurant.dish, { forMs })
      await asking
      const { inUse, resident } = await grown()
      figures.push(
        {
          what: `objects and bytes that ${count} deaf sockets add`,
          value: inUse,
          unit: 'MB',
          limit: 100,
        },
        { what: 'memory of the process that they add', value: resident, unit: 'MB', limit: 200 },
        { what: 'p99 of 20 others beside them', value: p99, unit: 'ms', limit: 250 },
        { what: 'of these without a response', value: failed, unit: 'calls', limit: 0 },
      )
      await sleep(3_000)
    }
    return figures
  },
}
