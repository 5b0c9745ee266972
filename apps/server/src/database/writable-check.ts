import type { Logger } from 'pino'
import { connect, type DatabaseSettings } from './connect.ts'

/** How long the check waits for a connection, and then for the response, in ms. */
const timeout = 2000

/**
 * Opens a connection of its own that tells whether the database accepts writes: it responds also if all other connections
 * wait for locks. Checks at the same time are one. It throws if the database does not respond.
 */
export const writableCheck = (
  settings: DatabaseSettings,
  log: Logger,
): { readonly isWritable: () => Promise<boolean>; readonly close: () => Promise<void> } => {
  const own = { max: 1, connectionTimeoutMillis: timeout, query_timeout: timeout }
  const connection = connect({ ...settings, ...own }, log)
  const check = async (): Promise<boolean> => {
    const client = await connection.pool.connect()
    let isReadOnly = true
    try {
      const { rows } = await client.query<{ mode: string }>(
        "select current_setting('transaction_read_only') as mode",
      )
      isReadOnly = rows[0]?.mode !== 'off'
    } finally {
      // A connection to a read-only standby is closed.
      client.release(isReadOnly)
    }
    return !isReadOnly
  }
  let running: Promise<boolean> | undefined
  const isWritable = (): Promise<boolean> => {
    running ??= check().finally(() => {
      running = undefined
    })
    return running
  }
  return { isWritable, close: () => connection.close() }
}
