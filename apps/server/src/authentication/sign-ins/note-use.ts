import { and, eq, lt } from 'drizzle-orm'
import type { Runtime } from '../../runtime/runtime.ts'
import { signIns } from '../../tables/sign-ins.ts'
import type { SignInKey } from './end-sign-in.ts'

/** How exact the time is at which a sign-in was last used, in ms: not every call writes. */
const exactness = 3_600_000

/** Stores that a sign-in is in use, at most once an hour. Nobody waits for it, and no call fails with it. */
export const noteUse = (
  { database, now, log }: Pick<Runtime, 'database' | 'now' | 'log'>,
  { user, _id }: SignInKey,
  lastUsed: number,
): void => {
  const time = now()
  if (time - lastUsed < exactness) return
  const earlier = lt(signIns.lastUsed, new Date(time - exactness).toISOString())
  database
    .update(signIns)
    .set({ lastUsed: new Date(time).toISOString() })
    .where(and(eq(signIns.user, user), eq(signIns._id, _id), earlier))
    .catch((error: unknown) => log.debug({ err: error }, 'the use of a sign-in was not stored'))
}
