import { setTimeout as sleep } from 'node:timers/promises'
import { call, openSocket } from './socket.ts'

/** How long the calls of others took, in ms. One without a response counts as its limit. */
export interface Durations {
  readonly p50: number
  readonly p99: number
  readonly most: number
  readonly count: number
  readonly failed: number
}

/** The time after which a call of others counts as failed, in ms. */
const callLimit = 10_000

const durationsOf = (times: readonly number[], failed: number): Durations => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return { p50: at(0.5), p99: at(0.99), most: at(1), count: sorted.length, failed }
}

/** Lets `count` guests on sockets of their own read a dish five times a second for `forMs`, and returns how long that took. */
export const measureOthers = async (
  url: string,
  dish: string,
  { count = 20, forMs = 10_000 } = {},
): Promise<Durations> => {
  const times: number[] = []
  let failed = 0
  const guest = async (): Promise<void> => {
    await sleep(Math.random() * 200)
    const socket = await openSocket(url)
    const until = performance.now() + forMs
    while (performance.now() < until) {
      const from = performance.now()
      await call(socket, ['get', 'products', dish, {}], callLimit).catch(() => (failed += 1))
      times.push(performance.now() - from)
      await sleep(200 * (0.5 + Math.random()))
    }
    socket.close()
  }
  await Promise.all(Array.from({ length: count }, guest))
  return durationsOf(times, failed)
}
