import type { Logger } from 'pino'
import { defaultPoolSizes, type PoolSizes } from '../config/pool-sizes.ts'
import { type Connection, connect, type DatabaseSettings } from './connect.ts'
import { defaultPatience, defaultTimeouts } from './timeouts.ts'
import { writableCheck } from './writable-check.ts'

/** The pools of a server. */
export interface Pools {
  readonly connection: Connection
  readonly readConnection: Connection
  readonly isWritable: () => Promise<boolean>
  close(): Promise<void>
}

/** How many wait for each connection: about what one can serve within a second. */
const waitersOf = { write: 40, read: 200 }

/**
 * Opens the pools: of writes, of reads, and a connection that tells whether the database accepts writes. `patience` is how long
 * a caller waits for a connection and for locks together, in ms.
 */
export const openPools = (
  settings: DatabaseSettings,
  log: Logger,
  { writes, reads }: PoolSizes = defaultPoolSizes,
  patience = defaultPatience,
): Pools => {
  const open = (max: number, waiters: number, lock: number) => {
    const waits = { patience, most: waiters * max }
    return connect({ waits, max, ...settings }, log, { ...defaultTimeouts, lock })
  }
  const connection = open(writes, waitersOf.write, patience)
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
