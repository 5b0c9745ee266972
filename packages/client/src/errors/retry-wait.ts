import { normaliseError } from './normalise-error.ts'
import type { CallError } from './call-error.ts'

/** How often a call is sent again. */
const MOST_RETRIES = 4
/** The wait in ms if the server names none. */
const WAIT = 1000

/**
 * Returns how long to wait before a call is sent again, in ms: the server did not carry it out, since its caller sends too
 * many (CALL-6.2), or it is a subscription for which there was no room (OVER-1.1): without it nothing that changes would show until
 * the next connect. `undefined` for every other failure, and after the last retry. `attempt` counts from 1; the waits grow, and are different for
 * each client.
 */
export const retryWait = (
  { code, data }: CallError,
  attempt: number,
  isSubscription: boolean = false,
): number | undefined => {
  const isRetried = code === 'tooManyCalls' || (isSubscription && code === 'unavailable')
  if (!isRetried || attempt > MOST_RETRIES) return undefined
  const named = data?.['retryAfter']
  const wait = typeof named === 'number' ? named : WAIT
  return wait * 2 ** (attempt - 1) * (1 + Math.random())
}

/** Sends a call, and again after a wait while the server refuses it for its number of calls; a subscription also if it is busy. */
export const sendInTime = async <T>(
  send: () => Promise<T>,
  isSubscription: boolean = false,
  attempt: number = 1,
): Promise<T> => {
  try {
    return await send()
  } catch (error) {
    const wait = retryWait(normaliseError(error), attempt, isSubscription)
    if (wait === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, wait))
    return sendInTime(send, isSubscription, attempt + 1)
  }
}
