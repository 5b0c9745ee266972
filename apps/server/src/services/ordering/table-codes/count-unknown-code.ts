import { callerAddress } from '../../../authentication/caller-address.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import type { CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'

/** Unknown codes from one address: the guests of a restaurant may share one. */
const mostPerAddress = 100

/**
 * Counts a code that no table has, so that guesses are few (SESS-9.7). Their 72 random bits protect the codes: one that
 * exists is taken beyond the limit too, since a restaurant's guests share an address.
 */
export const countUnknownCode = (
  { database, now }: Pick<Runtime, 'database' | 'now'>,
  params: CallParams,
): Promise<void> =>
  countAttempt(
    database,
    [{ name: `tableCodes/${callerAddress(params)}`, most: mostPerAddress }],
    now(),
  )
