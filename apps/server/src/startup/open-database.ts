import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { awaitDatabase } from '../database/await-database.ts'
import type { DatabaseSettings } from '../database/connect.ts'
import { setReadOnly } from '../database/embedded/disk-room.ts'
import { startEmbedded } from '../database/embedded/engine.ts'
import type { Troubles } from '../runtime/troubles.ts'

/** A database to connect to. */
export interface OpenedDatabase {
  /** For everything that needs no session: queries and transactions. */
  readonly settings: DatabaseSettings
  /** For what needs a session: migrations, jobs, LISTEN, locks. Never through a transaction pooler. */
  readonly direct: ClientConfig
  /** Whether no other server can use it. */
  readonly alone: boolean
  /** Closes it, within so many ms if given. */
  close(left?: number): Promise<void>
}

/** What opening a database needs. */
export interface DatabaseOpening {
  readonly config: Config
  readonly log: Logger
  readonly troubles: Troubles
  readonly stopping?: AbortSignal | undefined
  /** How long to wait for a database that is away, in ms. */
  readonly patience?: number | undefined
}

/** Throws if a URL cannot be used; returns how to connect to a PostgreSQL that others run. */
const openOwn = async (
  { config, log, stopping, patience }: DatabaseOpening,
  databaseUrl: string,
): Promise<OpenedDatabase> => {
  const { databaseDirectUrl, preparedStatements } = config
  const onWait = (error: unknown): void =>
    log.error({ err: error }, 'the start waits for the database')
  const waiting = { patience, onWait, stopping }
  const settings = { connectionString: databaseUrl }
  const direct = { connectionString: databaseDirectUrl ?? databaseUrl }
  const { isPooled } = await awaitDatabase('DATABASE_URL', settings, waiting)
  if (databaseDirectUrl !== undefined) await awaitDatabase('DATABASE_DIRECT_URL', direct, waiting)
  else if (isPooled)
    throw new Error(
      'DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to the PostgreSQL behind it, ' +
        'or to the same address if the pooler keeps a session for each connection.',
    )
  const pooler = { keepsPreparedStatements: preparedStatements ?? false }
  const mayLoseSession = isPooled || preparedStatements === false
  return {
    settings: mayLoseSession ? { ...settings, pooler } : settings,
    direct,
    alone: false,
    close: () => Promise.resolve(),
  }
}

/** An earlier server may have ended while it refused writes, on a disk that was full. */
const acceptWrites = async (connection: ClientConfig): Promise<void> => {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await setReadOnly(client, false)
  } finally {
    await client.end()
  }
}

/** Opens the PostgreSQL of the configuration, or starts the embedded one. */
export const openDatabase = async (opening: DatabaseOpening): Promise<OpenedDatabase> => {
  const { config, log, troubles, stopping } = opening
  if (config.databaseUrl !== undefined) return openOwn(opening, config.databaseUrl)
  const engine = await startEmbedded({
    dataFolder: config.dataFolder,
    archive: config.archiveFolder,
    stopping,
    onLost: () => troubles.report('database', 'PostgreSQL has ended and is started again'),
    onRestart: () => troubles.clear('database'),
    onRestartFailed: (error) => log.error({ err: error }, 'PostgreSQL does not start yet'),
  })
  if (engine.adopted) log.info('PostgreSQL was still running and is used on')
  const { connection } = engine
  await acceptWrites(connection)
  return {
    settings: connection,
    direct: connection,
    alone: true,
    close: (left) => engine.stop(left),
  }
}
