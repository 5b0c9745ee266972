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

/** The result of a `begin` before its response. */
const begun = { command: 'BEGIN', rowCount: null, rows: [], fields: [], oid: 0 }

/** Removes connections from the pool whose node is lost, instead of handing them out again. */
export const removeLost = (pool: Pool): void => {
  const lost = new WeakSet<PoolClient>()
  pool.on('connect', (pooled) => {
    interceptStatements(pooled, (send) => (statement, ...rest) => {
      const result = send(statement, ...rest)
      if (result instanceof Promise)
        result.catch((error: unknown) => {
          const isLost = lostNode.test(errorState(error) ?? '') || hasTimedOut(error)
          if (isLost || isBegin(statement)) lost.add(pooled)
        })
      // What follows a `begin` is sent right behind it. If there is no transaction, it fails as well: the connection broke.
      return result instanceof Promise && isBegin(statement) ? Promise.resolve(begun) : result
    })
  })
  pool.on('release', (_error, client) => {
    if (lost.has(client)) void client.end()
  })
}
