import type { Logger } from 'pino'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'

/** Where queries run: the pool, or one transaction of it. */
export type Database = NodePgDatabase

export interface Connection {
  readonly database: Database
  readonly pool: Pool
  close(): Promise<void>
}

/** Opens a pool. A connection that breaks while idle is logged and replaced. */
export const connect = (settings: PoolConfig, log: Logger): Connection => {
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'comanda',
    ...settings,
  })
  const closing = new AbortController()
  pool.on('error', (error) => {
    if (!closing.signal.aborted) log.warn({ err: error }, 'an idle database connection broke')
  })
  return {
    database: drizzle(pool),
    pool,
    close: () => {
      closing.abort()
      return pool.end()
    },
  }
}
