import type { PoolConfig } from 'pg'
import { clusterUser } from './cluster.ts'

/** The database of the server in the embedded PostgreSQL. */
export const embeddedDatabase = 'comanda'

/** Returns how to connect to the embedded PostgreSQL whose socket is in this folder. */
export const embeddedConnection = (runFolder: string): PoolConfig => ({
  host: runFolder,
  port: 5432,
  user: clusterUser,
  database: embeddedDatabase,
})
