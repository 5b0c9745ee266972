import type { Pool, PoolClient } from 'pg'
import { errorState } from './error-state.ts'
import { interceptStatements, isBegin } from './intercept-statements.ts'

/**
 * Codes of errors after which a connection is of no use: it broke, the node shuts down or starts, or the node became a
 * read-only standby after a failover while the connection stayed open.
 */
const lostNode = /^(08|57P0|25006)/

/** The connection has waited for a response in vain, so that later statements would wait behind this one. */
const hasTimedOut = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/** Removes connections from the pool whose node is lost, instead of handing them out again. */
export const removeLost = (pool: Pool): void => {
  const lost = new WeakSet<PoolClient>()
  pool.on('connect', (pooled) => {
    interceptStatements(pooled, (send) => (statement, ...rest) => {
      const result = send(statement, ...rest)
      if (result instanceof Promise)
        result.catch((error: unknown) => {
          if (lostNode.test(errorState(error) ?? '') || hasTimedOut(error)) lost.add(pooled)
          // Drizzle does not release the connection of a transaction that does not begin.
          if (isBegin(statement)) pooled.release(true)
        })
      return result
    })
  })
  pool.on('release', (_error, client) => {
    if (lost.has(client)) void client.end()
  })
}
