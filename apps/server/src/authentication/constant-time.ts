import { setTimeout as sleep } from 'node:timers/promises'

/** The minimum duration in ms of a response whose timing must not reveal what was found. */
const least = 250

/** Resolves with the work, after a minimum duration: the timing does not reveal whether there is an account. */
export const inConstantTime = async <T>(work: Promise<T>): Promise<T> => {
  const [result] = await Promise.all([work, sleep(least)])
  return result
}
