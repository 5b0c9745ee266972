import type { PoolConfig } from 'pg'
import { clusterUser } from './cluster.ts'

/** The database of the server in the embedded PostgreSQL. */
export const embeddedDatabase = 'comanda'

/**
 * What a call fails with is reported to the server, which logs what nobody expected. PostgreSQL's own log is for the rest
 * (OPER-1.9).
 */
const options = '-c log_min_messages=fatal'

/** Returns how to connect to the embedded PostgreSQL whose socket is in this folder. */
export const embeddedConnection = (runFolder: string): PoolConfig => ({
  host: runFolder,
  port: 5432,
  user: clusterUser,
  database: embeddedDatabase,
  options,
})
