import type { CallError } from './call-error.ts'

/** Refused before the idempotency key is looked up: the caller must sign in, or comes too often. */
const BEFORE_THE_KEY = [401, 429]

/**
 * Returns `true` if a failed call may have been carried out all the same. `wasUnknown`: it repeats one that may have been,
 * of which neither a call that was not sent nor a refusal that comes before its key says anything.
 */
export const mayBeDone = (
  { sent, reason, statusCode }: CallError,
  wasUnknown: boolean = false,
): boolean =>
  (sent && (reason !== undefined || statusCode >= 500)) ||
  (wasUnknown && (!sent || BEFORE_THE_KEY.includes(statusCode)))
