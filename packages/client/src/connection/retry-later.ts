import { isLasting } from '../errors/is-lasting.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import type { Connection } from './connection.ts'

/** The delay, in ms, is between this and twice as long: each client has its own, as all of them may have failed at once. */
const LEAST_DELAY = 5000

/**
 * Loads in some seconds what has failed, unless the server would refuse it again. Without a connection then, it is left to what
 * runs on the next one. Returns the timer.
 */
export const retryLater = (
  { status }: Pick<Connection, 'status'>,
  failure: unknown,
  load: () => void,
): ReturnType<typeof setTimeout> | undefined => {
  if (isLasting(normaliseError(failure))) return undefined
  return setTimeout(
    () => {
      if (status.get() !== 'offline') load()
    },
    LEAST_DELAY * (1 + Math.random()),
  )
}
