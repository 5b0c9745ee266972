import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import { measureOthers } from '../others.ts'
import { call, openSocket } from '../socket.ts'

const count = 20
const atOnce = 10
const forMs = 10_000

/** Sockets that read lists and menus, and ask for the next as soon as they have one. */
export const attack: Attack = {
  name: 'list-flood',
  says: `${count} sockets read lists without pause, ${atOnce} calls at once each`,
  run: async ({ url, restaurant: { shop, dish } }) => {
    const lists = [
      ['find', 'products', { shop, $sort: { order: 1 } }],
      ['find', 'shops', { $limit: 100 }],
      ['get', 'menus', shop, {}],
    ] as const
    const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(url)))
    const until = performance.now() + forMs
    let read = 0
    const reading = sockets.flatMap((socket) =>
      Array.from({ length: atOnce }, async (_, from) => {
        for (let at = from; performance.now() < until && socket.connected; at += 1) {
          await call(socket, lists[at % lists.length] ?? lists[0]).catch(() => 0)
          read += 1
        }
      }),
    )
    const { p99, failed } = await measureOthers(url, dish, { forMs })
    await Promise.all(reading)
    for (const socket of sockets) socket.close()
    await sleep(1_000)
    return [
      { what: 'p99 of 20 others beside them', value: p99, unit: 'ms', limit: 250 },
      { what: 'of these without a response', value: failed, unit: 'calls', limit: 0 },
      { what: 'lists that they read', value: read, unit: 'lists', limit: 500, isLeast: true },
    ]
  },
}
