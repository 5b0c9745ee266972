import { setTimeout as sleep } from 'node:timers/promises'

/** Runs checks every so many ms until they hold, for two minutes at most; throws what the last ones threw. */
export const until = async <T>(check: () => Promise<T> | T, pause = 300): Promise<T> => {
  const end = performance.now() + 120_000
  for (;;)
    try {
      return await check()
    } catch (error) {
      if (performance.now() > end) throw error
      await sleep(pause)
    }
}
