import type { Logger } from 'pino'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type ClientBase, Pool, type PoolConfig } from 'pg'

/** Where queries run: the pool, or one transaction of it. */
export type Database = NodePgDatabase

export interface Connection {
  readonly database: Database
  readonly pool: Pool
  close(): Promise<void>
}

/** How long PostgreSQL bears with us, in ms. */
export interface Patience {
  readonly statement: number
  /** With a transaction in which nothing happens: a server that hangs must not keep others from what it has locked. */
  readonly idleTransaction: number
}

const usual: Patience = { statement: 30_000, idleTransaction: 30_000 }

/** Said on each connection, not at its start: poolers such as PgBouncer refuse what they do not know there. */
const sayPatience = async (client: ClientBase, patience: Patience): Promise<void> => {
  await client.query(
    `set statement_timeout = ${patience.statement};
     set idle_in_transaction_session_timeout = ${patience.idleTransaction}`,
  )
}

/** Opens a pool. A connection that breaks is logged and replaced. */
export const connect = (
  settings: PoolConfig,
  log: Logger,
  patience: Patience = usual,
): Connection => {
  const own = {
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'comanda',
    // The pool waits for it before it hands out the connection.
    onConnect: (client: ClientBase): Promise<void> => sayPatience(client, patience),
  }
  const pool = new Pool({ ...own, ...settings })
  const closing = new AbortController()
  const say = (error: Error): void => {
    if (!closing.signal.aborted) log.warn({ err: error }, 'a database connection broke')
  }
  pool.on('error', () => undefined)
  // The pool hears those alone that are idle; one that breaks between two statements would end the process.
  pool.on('connect', (client) => client.on('error', say))
  return {
    database: drizzle(pool),
    pool,
    close: () => {
      closing.abort()
      return pool.end()
    },
  }
}
