import type { Logger } from 'pino'
import { defaultPoolSizes, type PoolSizes } from '../config/pool-sizes.ts'
import { type Connection, connect, type DatabaseSettings } from './connect.ts'
import { defaultTimeouts } from './timeouts.ts'
import { writableCheck } from './writable-check.ts'

/** The pools of a server. */
export interface Pools {
  readonly connection: Connection
  readonly readConnection: Connection
  readonly isWritable: () => Promise<boolean>
  close(): Promise<void>
}

/** How long callers wait, in ms. */
export interface Patience {
  /** For a connection, or for the turn to change a record. */
  readonly connection: number
  /** For a lock in the database. */
  readonly lock: number
}

/**
 * A caller who cannot be served hears so within a second. A row that somebody else holds for half a minute must not hold our
 * connections as long; a wait for a lock may last longer than PostgreSQL waits before it looks for a deadlock, 1 s, since
 * deadlocks are retried.
 */
export const defaultPatience: Patience = { connection: 1000, lock: 1500 }

/** How many wait for each connection: about what one can serve within a second. */
const waitersOf = { write: 40, read: 200 }

/** Opens the pools: of writes, of reads, and a connection that tells whether the database accepts writes. */
export const openPools = (
  settings: DatabaseSettings,
  log: Logger,
  { writes, reads }: PoolSizes = defaultPoolSizes,
  patience: Patience = defaultPatience,
): Pools => {
  const open = (max: number, waiters: number, lock: number) => {
    const waits = { patience: patience.connection, most: waiters * max }
    return connect({ waits, max, ...settings }, log, { ...defaultTimeouts, lock })
  }
  const connection = open(writes, waitersOf.write, patience.lock)
  // Reads wait for nothing but a change of their table's definition.
  const readConnection = open(reads, waitersOf.read, 0)
  const check = writableCheck(settings, log)
  return {
    connection,
    readConnection,
    isWritable: check.isWritable,
    close: async () => {
      await Promise.all([connection.close(), readConnection.close(), check.close()])
    },
  }
}
