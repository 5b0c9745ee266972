import type { CallError } from './call-error.ts'

/** Refused before the idempotency key is looked up: not authenticated, or rate limited. */
const BEFORE_THE_KEY = [401, 429]

/**
 * Returns `true` if the server may have carried a failed call out. `wasUnknown`: it is the retry of such a call, so
 * that a call that was not sent, or was refused before its key was looked up, decides nothing.
 */
export const mayBeDone = (
  { sent, reason, statusCode }: CallError,
  wasUnknown: boolean = false,
): boolean =>
  (sent && (reason !== undefined || statusCode >= 500)) ||
  (wasUnknown && (!sent || BEFORE_THE_KEY.includes(statusCode)))
