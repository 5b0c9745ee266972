import { setTimeout as sleep } from 'node:timers/promises'

/** How long an answer takes at least that must not tell by its time what was found, in ms. */
const least = 250

/** Waits for the work, and for as long as any such work takes: its time says nothing of whether there is an account. */
export const inConstantTime = async <T>(work: Promise<T>): Promise<T> => {
  const [answer] = await Promise.all([work, sleep(least)])
  return answer
}
