import type { Runtime } from '../../../../runtime/runtime.ts'
import { grantRank } from './grant-rank.ts'

const doneBy = (record: unknown): string | undefined => {
  const { status, user } = (record ?? {}) as { status?: unknown; user?: unknown }
  return status === 'done' && typeof user === 'string' ? user : undefined
}

/** Grants a member the rank reached by a session whenever one is paid. */
export const grantRanks = (runtime: Runtime): void => {
  const { bus, log } = runtime
  bus.listen(({ path, data }) => {
    const user = path === 'tableSessions' ? doneBy(data) : undefined
    if (user !== undefined)
      grantRank(runtime, user).catch((error: unknown) =>
        log.warn({ err: error }, 'a rank could not be granted'),
      )
  })
}
