import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import type { Attack } from '../attack.ts'
import { watchMemory } from '../metrics.ts'
import { measureOthers } from '../others.ts'
import { openSocket } from '../socket.ts'

const count = 4_000
const forMs = 12_000

/** One address that opens thousands of sockets as fast as it can. */
export const attack: Attack = {
  name: 'many-sockets',
  says: 'one address opens 4,000 sockets as fast as it can',
  run: async (world) => {
    const grown = await watchMemory(world)
    const opened: Socket[] = []
    const over = new AbortController()
    const opening = (async () => {
      while (!over.signal.aborted && opened.length < count) {
        const some = await Promise.allSettled(
          Array.from({ length: 100 }, () => openSocket(world.url)),
        )
        for (const one of some) if (one.status === 'fulfilled') opened.push(one.value)
      }
    })()
    const { p99, failed } = await measureOthers(world.url, world.restaurant.dish, { forMs })
    over.abort()
    await opening
    const { resident } = await grown()
    for (const socket of opened) socket.close()
    await sleep(5_000)
    return [
      { what: 'p99 of 20 others beside them', value: p99, unit: 'ms', limit: 250 },
      { what: 'of these without a response', value: failed, unit: 'calls', limit: 0 },
      {
        what: 'memory of the process for each socket',
        value: (resident * 1000) / Math.max(1, opened.length),
        unit: 'KB',
        limit: 200,
      },
    ]
  },
}
