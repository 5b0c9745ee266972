import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Acts that come at random moments, so many a second, whether or not those before are done; how long each took from the
 * moment it was due, in ms, sorted.
 */
export const arrivals = async (
  aSecond: number,
  milliseconds: number,
  act: (count: number) => Promise<unknown>,
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
    running.push(act(count).then(() => took.push(performance.now() - since)))
  }
  await Promise.all(running)
  return took.toSorted((one, other) => one - other)
}

/** The value below which so much of the sorted figures lies. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
