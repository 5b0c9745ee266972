/**
 * Guests who read a dish five times a second, in a process of their own: `fork` it with the server's URL, the dish, how many
 * guests, and for how long in ms. It sends what it measured (`others.ts`).
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Measured } from './others.ts'
import { call, openSocket } from './socket.ts'

const [url = '', dish = '', count = '0', forMs = '0'] = process.argv.slice(2)

/** The time after which a call counts as failed, in ms. */
const callLimit = 10_000

const times: number[] = []
let failed = 0

const guest = async (): Promise<void> => {
  await sleep(Math.random() * 200)
  const socket = await openSocket(url)
  const until = performance.now() + Number(forMs)
  while (performance.now() < until) {
    const from = performance.now()
    await call(socket, ['get', 'products', dish, {}], callLimit).catch(() => (failed += 1))
    times.push(performance.now() - from)
    await sleep(200 * (0.5 + Math.random()))
  }
  socket.close()
}

process.on('disconnect', () => process.exit(0))
await Promise.all(Array.from({ length: Number(count) }, guest))
const measured: Measured = { times, failed }
process.send?.(measured)
