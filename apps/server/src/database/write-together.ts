import type { ClientBase, Connection } from 'pg'
import { batchStatements } from './batch-statements.ts'
import { interceptStatements } from './intercept-statements.ts'

/**
 * Writes the statements that are issued on a connection in one turn of the event loop by one system call: each of them
 * would wake PostgreSQL, and wait for a processor beside it. In a transaction they are one batch.
 */
export const writeTogether = (
  client: ClientBase & { readonly connection?: Connection },
  keepsPrepared = true,
): void => {
  const endBatch = batchStatements(client, keepsPrepared)
  let isCorked = false
  interceptStatements(client, (send) => (...statement) => {
    const stream = client.connection?.stream
    if (stream && !isCorked) {
      isCorked = true
      stream.cork()
      process.nextTick(() => {
        isCorked = false
        endBatch()
        stream.uncork()
      })
    }
    return send(...statement)
  })
}
