/** How long after a failure that may pass something is loaded again, in ms, at least. */
const LEAST_DELAY = 5000

/** Returns the delay: each client has its own, as all of them may have failed at once. */
export const retryDelay = (): number => LEAST_DELAY * (1 + Math.random())
