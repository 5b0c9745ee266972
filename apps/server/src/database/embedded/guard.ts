import { Client } from 'pg'
import { clusterUser } from './cluster.ts'

/** Any number: who holds this lock is the one server of the data folder. */
const folderLock = 4_702_111_906

/** The connection that holds the data folder for this server. It ends with the process, however that ends. */
export type Guard = Client

const endQuietly = (client: Client): Promise<void> => client.end().catch(() => undefined)

/** Connects to the running PostgreSQL of the folder; nothing when none answers yet. */
export const connectGuard = async (runFolder: string): Promise<Guard | undefined> => {
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

/** Takes the folder; answers the process that has it where another does. */
export const takeFolder = async (guard: Guard): Promise<{ readonly takenBy?: string }> => {
  const { rows } = await guard.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [folderLock],
  )
  if (rows[0]?.taken === true) return {}
  const holders = await guard.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where pid in (select pid from pg_locks where locktype = 'advisory' and granted)
       and application_name like 'comanda server %'`,
  )
  return { takenBy: holders.rows[0]?.name ?? 'comanda server' }
}

/** Makes sure that the database is there. */
export const makeDatabase = async (guard: Guard, name: string): Promise<void> => {
  const { rowCount } = await guard.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await guard.query(`create database "${name}"`)
}
