import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import { watchMemory } from '../metrics.ts'
import { call, makeDeaf, openSocket } from '../socket.ts'

const count = 100
const forMs = 12_000

/** Sockets that hear a shop's events and do not read them, while a dish changes all the time. */
export const attack: Attack = {
  name: 'event-flood',
  says: '100 sockets do not read the events of a dish that changes ten times a second',
  run: async (world) => {
    const { url, restaurant } = world
    const { shop, dish, owner } = restaurant
    const grown = await watchMemory(world)
    const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(url)))
    await Promise.all(sockets.map((socket) => call(socket, ['get', 'products', dish, { shop }])))
    const listening = await openSocket(url)
    await call(listening, ['get', 'products', dish, {}])
    let heard = 0
    listening.on('products patched', () => (heard += 1))
    for (const socket of sockets) makeDeaf(socket)
    const until = performance.now() + forMs
    for (let at = 0; performance.now() < until; at += 1) {
      const value = `Noodles ${at} ${'with everything '.repeat(100)}`.slice(0, 1000)
      await owner.patch(`products/${dish}`, { description: [{ lang: 'en', value }] })
      await sleep(100)
    }
    const { inUse } = await grown()
    for (const socket of [...sockets, listening]) socket.close()
    return [
      { what: 'objects and bytes that they add', value: inUse, unit: 'MB', limit: 150 },
      {
        what: 'events that one that reads hears',
        value: heard,
        unit: 'events',
        limit: 20,
        isLeast: true,
      },
    ]
  },
}
