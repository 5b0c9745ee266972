import type { Logger } from 'pino'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type ClientBase, Pool, type PoolConfig } from 'pg'

/** What queries run on: the pool, or a transaction. */
export type Database = NodePgDatabase

export interface Connection {
  readonly database: Database
  readonly pool: Pool
  close(): Promise<void>
}

/** PostgreSQL's timeouts for us, in ms. */
export interface Timeouts {
  readonly statement: number
  /** Of a transaction without activity: a server that hangs must not block others by its locks. */
  readonly idleTransaction: number
}

const defaultTimeouts: Timeouts = { statement: 30_000, idleTransaction: 30_000 }

/** Set on each connection, not as startup parameters: poolers such as PgBouncer refuse unknown ones. */
const applyTimeouts = async (client: ClientBase, timeouts: Timeouts): Promise<void> => {
  await client.query(
    `set statement_timeout = ${timeouts.statement};
     set idle_in_transaction_session_timeout = ${timeouts.idleTransaction}`,
  )
}

/** Opens a pool. A broken connection is logged and replaced. */
export const connect = (
  settings: PoolConfig,
  log: Logger,
  timeouts: Timeouts = defaultTimeouts,
): Connection => {
  const own = {
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'comanda',
    // The pool waits for this before it hands out the connection.
    onConnect: (client: ClientBase): Promise<void> => applyTimeouts(client, timeouts),
  }
  const pool = new Pool({ ...own, ...settings })
  const closing = new AbortController()
  const warn = (error: Error): void => {
    if (!closing.signal.aborted) log.warn({ err: error }, 'a database connection broke')
  }
  pool.on('error', () => undefined)
  // The pool handles errors of idle connections only; one between two statements would crash the process.
  pool.on('connect', (client) => client.on('error', warn))
  return {
    database: drizzle(pool),
    pool,
    close: () => {
      closing.abort()
      return pool.end()
    },
  }
}
