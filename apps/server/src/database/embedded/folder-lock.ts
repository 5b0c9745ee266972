import { Client } from 'pg'
import { clusterUser } from './cluster.ts'

/** An arbitrary key of the advisory lock that makes this server the only one of the data folder. */
const folderLock = 4_702_111_906

/**
 * The connection that locks the data folder for this server. The lock is released when the process ends, in any way.
 */
export type FolderLock = Client

const endQuietly = (client: Client): Promise<void> => client.end().catch(() => undefined)

/** Connects to the running PostgreSQL of the folder. Returns undefined if it does not accept connections yet. */
export const connectForLock = async (runFolder: string): Promise<FolderLock | undefined> => {
  const client = new Client({
    host: runFolder,
    port: 5432,
    user: clusterUser,
    database: 'postgres',
    application_name: `comanda server ${process.pid}`,
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch {
    await endQuietly(client)
    return undefined
  }
}

/** Locks the folder. Returns the process that has locked it if another has. */
export const lockFolder = async (lock: FolderLock): Promise<{ readonly lockedBy?: string }> => {
  const { rows } = await lock.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [folderLock],
  )
  if (rows[0]?.locked === true) return {}
  const holders = await lock.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where pid in (select pid from pg_locks where locktype = 'advisory' and granted)
       and application_name like 'comanda server %'`,
  )
  return { lockedBy: holders.rows[0]?.name ?? 'comanda server' }
}

/** Creates the database if it does not exist. */
export const makeDatabase = async (lock: FolderLock, name: string): Promise<void> => {
  const { rowCount } = await lock.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await lock.query(`create database "${name}"`)
}
