import type { Connection, PoolClient } from 'pg'
import { interceptStatements } from './intercept-statements.ts'

/**
 * Writes the statements that are issued on a connection in one turn of the event loop by one system call: each of them
 * would wake PostgreSQL, and wait for a processor beside it.
 */
export const writeTogether = (client: PoolClient & { readonly connection?: Connection }): void => {
  let isCorked = false
  interceptStatements(client, (send) => (...statement) => {
    const stream = client.connection?.stream
    if (stream && !isCorked) {
      isCorked = true
      stream.cork()
      process.nextTick(() => {
        isCorked = false
        stream.uncork()
      })
    }
    return send(...statement)
  })
}
