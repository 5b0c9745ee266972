import { callerOf } from '../authentication/caller-of.ts'
import { countAttempt, type RateLimit } from '../authentication/rate-limit.ts'
import type { CallParams } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'

/**
 * Counts a call that keeps the server or its database busy, by the account that makes it (CALL-6.8). Throws
 * `tooManyAttempts` above so many in 15 minutes. The server's own calls are not counted: a file of a report counts as one.
 */
export const countCalls = async (
  { database, now }: Pick<Runtime, 'database' | 'now'>,
  params: CallParams,
  { name, most }: RateLimit,
): Promise<void> => {
  if (params.provider === undefined) return
  await countAttempt(database, [{ name: `${name} of ${callerOf(params)._id}`, most }], now())
}
