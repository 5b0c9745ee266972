import { setTimeout as sleep } from 'node:timers/promises'

/** Calls `/api/ready` ten times a second until the end, and returns its longest time in ms and how often it was not 200. */
export const watchReady = (url: string): (() => Promise<{ most: number; failed: number }>) => {
  const over = new AbortController()
  const seen = { most: 0, failed: 0 }
  const watching = (async () => {
    while (!over.signal.aborted) {
      const from = performance.now()
      const isReady = await fetch(`${url}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!isReady) seen.failed += 1
      seen.most = Math.max(seen.most, performance.now() - from)
      await sleep(100)
    }
  })()
  return async () => {
    over.abort()
    await watching
    return seen
  }
}
