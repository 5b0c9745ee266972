import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import { watchMemory } from '../metrics.ts'
import { measureOthers } from '../others.ts'

const count = 500
const forMs = 14_000

const head = (extra: string): string =>
  `POST /api/authentication HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${extra}`

/** Connections that send a byte a second: half of them never finish their heads, half their bodies. */
export const attack: Attack = {
  name: 'slow-body',
  says: '500 connections send a byte a second, heads and bodies',
  run: async (world) => {
    const { hostname, port } = new URL(world.url)
    const grown = await watchMemory(world)
    const isOpen = new Set<number>()
    const sockets = Array.from({ length: count }, (_, at) => {
      const socket = connect(Number(port), hostname)
      socket.on('connect', () => isOpen.add(at))
      socket.on('error', () => undefined)
      socket.on('close', () => isOpen.delete(at))
      socket.resume()
      socket.write(at % 2 === 0 ? head('x-slow: ') : head('content-length: 900000\r\n\r\n{'))
      return socket
    })
    const trickling = (async () => {
      const until = performance.now() + forMs
      while (performance.now() < until) {
        for (const socket of sockets) if (socket.writable) socket.write('x')
        await sleep(1_000)
      }
    })()
    const { p99, failed } = await measureOthers(world.url, world.restaurant.dish, { forMs })
    await trickling
    const { inUse } = await grown()
    const heads = [...isOpen].filter((at) => at % 2 === 0).length
    for (const socket of sockets) socket.destroy()
    return [
      { what: 'p99 of 20 others beside them', value: p99, unit: 'ms', limit: 250 },
      { what: 'of these without a response', value: failed, unit: 'calls', limit: 0 },
      { what: 'objects and bytes that they add', value: inUse, unit: 'MB', limit: 100 },
      { what: 'heads that are still awaited', value: heads, unit: 'heads', limit: 0 },
    ]
  },
}
