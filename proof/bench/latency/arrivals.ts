import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs operations at random (Poisson) arrival times, without waiting for earlier ones. Returns the sorted latencies in
 * ms, each measured from the scheduled arrival.
 */
export const arrivals = async (
  aSecond: number,
  milliseconds: number,
  operation: (count: number) => Promise<unknown>,
): Promise<number[]> => {
  const took: number[] = []
  const running: Promise<unknown>[] = []
  const begin = performance.now()
  let due = begin
  for (let count = 0; due < begin + milliseconds; count++) {
    due += (-Math.log(1 - Math.random()) * 1000) / aSecond
    const wait = due - performance.now()
    if (wait > 1) await sleep(wait)
    const since = due
    running.push(operation(count).then(() => took.push(performance.now() - since)))
  }
  await Promise.all(running)
  return took.toSorted((one, other) => one - other)
}

/** Returns the given quantile of sorted values. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
