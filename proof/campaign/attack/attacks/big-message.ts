import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import { watchMemory } from '../metrics.ts'
import { measureOthers } from '../others.ts'
import { call, openSocket } from '../socket.ts'

const count = 20
const forMs = 8_000

const codeOf = (url: string, size: number): Promise<number | string> =>
  openSocket(url).then(
    (socket) =>
      new Promise((resolve) => {
        socket.once('disconnect', (_reason, details) => {
          const context = details && 'context' in details ? details.context : undefined
          resolve((context as { code?: number } | undefined)?.code ?? 'cut')
        })
        const data = { strategy: 'local', email: 'x'.repeat(size) }
        call(socket, ['create', 'authentication', data]).then(
          () => resolve('accepted'),
          ({ message }: Error) => {
            const isError = message.startsWith('{')
            resolve(isError ? (JSON.parse(message) as { code: number }).code : message)
            socket.close()
          },
        )
      }),
  )

/** Messages and bodies that are larger than allowed. */
export const attack: Attack = {
  name: 'big-message',
  says: '20 callers send messages of 1.5 and 4 MB again and again',
  run: async (world) => {
    const { url } = world
    const grown = await watchMemory(world)
    const told = { 413: 0, 1009: 0, other: 0 }
    const until = performance.now() + forMs
    const sending = Array.from({ length: count }, async () => {
      while (performance.now() < until) {
        for (const size of [1_500_000, 4_000_000]) {
          const code = await codeOf(url, size)
          if (code === 413 || code === 1009) told[code] += 1
          else told.other += 1
        }
        await sleep(200)
      }
    })
    const { p99 } = await measureOthers(url, world.restaurant.dish, { forMs })
    await Promise.all(sending)
    const { inUse } = await grown()
    return [
      { what: 'messages without their error', value: told.other, unit: 'messages', limit: 0 },
      { what: 'told by 413', value: told[413], unit: 'messages', limit: 1, isLeast: true },
      { what: 'told by 1009', value: told[1009], unit: 'messages', limit: 1, isLeast: true },
      { what: 'p99 of 20 others beside them', value: p99, unit: 'ms', limit: 250 },
      { what: 'objects and bytes that they add', value: inUse, unit: 'MB', limit: 200 },
    ]
  },
}
