import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { latelyUsed } from '../../records/lately-used.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { apiKeys } from '../../tables/api-keys.ts'

/** How exact the time is at which a key was last used, in ms: not every call writes. */
const exactness = 60_000

/** Returns a function that stores that a key is in use, at most once a minute. Nobody waits for it, and no call fails with it. */
export const keyUseNoter = ({ database, now, log }: Pick<Runtime, 'database' | 'now' | 'log'>) => {
  const noted = latelyUsed<string, number>(10_000)
  return (key: string): void => {
    const time = now()
    if (time - (noted.get(key) ?? -Infinity) < exactness) return
    noted.set(key, time)
    // Another server may have stored it within the minute.
    const earlier = or(
      isNull(apiKeys.lastUsed),
      lt(apiKeys.lastUsed, new Date(time - exactness).toISOString()),
    )
    database
      .update(apiKeys)
      .set({ lastUsed: new Date(time).toISOString() })
      .where(and(eq(apiKeys._id, key), earlier))
      .catch((error: unknown) => log.debug({ err: error }, 'the use of a key was not stored'))
  }
}
