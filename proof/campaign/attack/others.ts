import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** How long the calls of others took, in ms. One without a response counts as its limit. */
export interface Durations {
  readonly p50: number
  readonly p99: number
  readonly most: number
  readonly count: number
  readonly failed: number
}

/** What the process of the guests sends: how long each call took, in ms, and how many had no response. */
export interface Measured {
  readonly times: readonly number[]
  readonly failed: number
}

const durationsOf = (times: readonly number[], failed: number): Durations => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return { p50: at(0.5), p99: at(0.99), most: at(1), count: sorted.length, failed }
}

/**
 * Lets `count` guests on sockets of their own read a dish five times a second for `forMs`, and returns how long that took. They are
 * in another process, so that what an attack computes does not delay them.
 */
export const measureOthers = async (
  url: string,
  dish: string,
  { count = 20, forMs = 10_000 } = {},
): Promise<Durations> => {
  const file = fileURLToPath(new URL('guests.ts', import.meta.url))
  const guests = fork(file, [url, dish, String(count), String(forMs)], {
    execArgv: ['--import', 'tsx'],
  })
  const ended = once(guests, 'exit').then(() => Promise.reject(new Error('the guests ended')))
  ended.catch(() => undefined)
  try {
    const [measured] = (await Promise.race([once(guests, 'message'), ended])) as [Measured]
    return durationsOf(measured.times, measured.failed)
  } finally {
    guests.kill()
  }
}
