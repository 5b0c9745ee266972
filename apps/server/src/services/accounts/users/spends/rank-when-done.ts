import type { TableSession } from '@comanda/contract'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { grantRank } from './grant-rank.ts'

/**
 * Grants the member of a session the rank that it reaches if it is done (MEM-1.4). Called after the transaction by the
 * server that has made the change, without delaying its call. If that fails or the server stops before, the member's next
 * session or look at the progress grants it.
 */
export const rankWhenDone = (
  runtime: Pick<Runtime, 'database' | 'bus' | 'now' | 'log'>,
  { status, user }: Pick<TableSession, 'status' | 'user'>,
): void => {
  if (status !== 'done' || user === null) return
  grantRank(runtime, user).catch((error: unknown) =>
    runtime.log.warn({ err: error }, 'a rank could not be granted'),
  )
}
