import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Resolves with the first defined result. Throws an error that names `what` if there is no result in time (ms, one minute by
 * default). An attempt that fails is repeated.
 */
export const waitUntil = async <T>(
  what: string,
  attempt: () => Promise<T | undefined | false> | T | undefined | false,
  limit = 60_000,
): Promise<T> => {
  const until = performance.now() + limit
  let reason: unknown
  while (performance.now() < until) {
    try {
      const result = await attempt()
      if (result !== undefined && result !== false) return result
      reason = undefined
    } catch (error) {
      reason = error
    }
    await sleep(100)
  }
  throw new Error(`${what}: not after ${limit} ms`, { cause: reason })
}
