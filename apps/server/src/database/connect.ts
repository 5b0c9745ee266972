import type { Logger } from 'pino'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ClientBase, Pool, PoolConfig } from 'pg'
import { BoundedPool, type WaitLimits } from './bounded-pool.ts'
import { limitLockWaits } from './lock-patience.ts'
import { removeLost } from './remove-lost.ts'
import { applyTimeouts, defaultTimeouts, type Timeouts } from './timeouts.ts'
import { withoutSession } from './without-session.ts'
import { writeTogether } from './write-together.ts'

/** What queries run on: the pool, or a transaction. */
export type Database = NodePgDatabase

export interface Connection {
  readonly database: Database
  readonly pool: Pool
  /** How another thread connects to the same database. */
  readonly settings: DatabaseSettings
  close(): Promise<void>
}

/** How to connect to a database. */
export interface DatabaseSettings extends PoolConfig {
  /** Whether a transaction pooler stands between: no statement may rely on the session of an earlier one. */
  readonly pooler?: { readonly keepsPreparedStatements: boolean }
  /** How callers wait if all connections are in use; by default, as long as one may take to open. */
  readonly waits?: WaitLimits
}

/** How much later than PostgreSQL itself a client ends a statement behind a pooler, in ms. */
const graceTimeout = 5000

/** How long opening a connection may take, in ms. */
const openingTimeout = 10_000

/** Opens a pool. A broken connection, or one whose node was lost, is logged and replaced. */
export const connect = (
  { pooler, waits = { patience: openingTimeout, most: Infinity }, ...settings }: DatabaseSettings,
  log: Logger,
  timeouts: Timeouts = defaultTimeouts,
): Connection => {
  const own = {
    max: 10,
    connectionTimeoutMillis: openingTimeout,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'comanda',
    // Statements of a connection that are issued together are sent together, and take one round trip.
    pipeline: true,
    // The pool waits for this before it hands out the connection.
    onConnect: async (client: ClientBase): Promise<void> => {
      writeTogether(client, pooler?.keepsPreparedStatements)
      if (pooler) withoutSession(client, timeouts, pooler.keepsPreparedStatements)
      else await applyTimeouts(client, timeouts)
    },
    ...(pooler ? { query_timeout: timeouts.statement + graceTimeout } : {}),
  }
  const pool = new BoundedPool({ ...own, ...settings }, waits)
  const closing = new AbortController()
  const warn = (error: Error): void => {
    if (!closing.signal.aborted) log.warn({ err: error }, 'a database connection broke')
  }
  pool.on('error', () => undefined)
  // The pool handles errors of idle connections only; one between two statements would crash the process.
  pool.on('connect', (client) => client.on('error', warn))
  removeLost(pool)
  if (timeouts.lock > 0) pool.onTaken = limitLockWaits(pool, timeouts.lock, !pooler)
  return {
    database: drizzle(pool),
    pool,
    settings: { ...settings, ...(pooler ? { pooler } : {}) },
    close: () => {
      closing.abort()
      return pool.end()
    },
  }
}
