import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import { measureOthers } from '../others.ts'
import { openSocket } from '../socket.ts'

const callsPerSecond = 500
const forMs = 10_000

/** Sends calls on one socket after another at the rate, without waiting for responses; opens a new one when it is cut. */
const flood = async (
  url: string,
  words: readonly [string, ...unknown[]],
  isOver: () => boolean,
) => {
  let socket = await openSocket(url)
  while (!isOver()) {
    const [method, ...rest] = words
    for (let sent = 0; sent < callsPerSecond / 50; sent += 1)
      socket.emit(method, ...rest, () => undefined)
    await sleep(20)
    if (!socket.connected) socket = await openSocket(url)
  }
  socket.close()
}

/** One anonymous socket that sends 500 calls a second, for the dishes and for the whole menu. */
export const attack: Attack = {
  name: 'socket-flood',
  says: 'one anonymous socket sends 500 calls a second',
  run: async ({ url, restaurant: { shop, dish } }) => {
    const figures = []
    const calm = await measureOthers(url, dish, { forMs: 3_000 })
    figures.push({ what: 'p99 of 20 others at rest', value: calm.p99, unit: 'ms', limit: 100 })
    const floods = {
      'finds of dishes': ['find', 'products', { shop, $sort: { order: 1 } }],
      'finds of all shops': ['find', 'shops', {}],
      menus: ['get', 'menus', shop, {}],
    } as const
    for (const [what, words] of Object.entries(floods)) {
      let isOver = false
      const flooding = flood(url, words, () => isOver)
      const { p99, failed } = await measureOthers(url, dish, { forMs })
      isOver = true
      await flooding
      figures.push(
        { what: `p99 of 20 others beside a flood of ${what}`, value: p99, unit: 'ms', limit: 100 },
        { what: 'of these without a response', value: failed, unit: 'calls', limit: 0 },
      )
      await sleep(2_000)
    }
    return figures
  },
}
