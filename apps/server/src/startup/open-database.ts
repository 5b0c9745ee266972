import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { checkDatabase } from '../database/check-database.ts'
import type { DatabaseSettings } from '../database/connect.ts'
import { startEmbedded } from '../database/embedded/engine.ts'

/** A database to connect to. */
export interface OpenedDatabase {
  /** For everything that needs no session: queries and transactions. */
  readonly settings: DatabaseSettings
  /** For what needs a session: migrations, jobs, LISTEN, locks. Never through a transaction pooler. */
  readonly direct: ClientConfig
  /** Whether no other server can use it. */
  readonly alone: boolean
  close(): Promise<void>
}

/** Throws if a URL cannot be used; returns how to connect to a PostgreSQL that others run. */
const openOwn = async (
  { databaseDirectUrl, preparedStatements }: Config,
  databaseUrl: string,
): Promise<OpenedDatabase> => {
  const settings = { connectionString: databaseUrl }
  const direct = { connectionString: databaseDirectUrl ?? databaseUrl }
  const { isPooled } = await checkDatabase('DATABASE_URL', settings)
  if (databaseDirectUrl !== undefined) await checkDatabase('DATABASE_DIRECT_URL', direct)
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

/**
 * Opens the PostgreSQL of the configuration, or starts the embedded one. `onLost` is called if that has exited and
 * cannot be restarted.
 */
export const openDatabase = async (
  config: Config,
  log: Logger,
  onLost?: () => void,
): Promise<OpenedDatabase> => {
  if (config.databaseUrl !== undefined) return openOwn(config, config.databaseUrl)
  const engine = await startEmbedded({
    dataFolder: config.dataFolder,
    onRestart: () => log.warn('PostgreSQL had ended and was started again'),
    onLost: (error) => {
      log.fatal({ err: error }, 'PostgreSQL ended and does not start again')
      onLost?.()
    },
  })
  if (engine.adopted) log.info('PostgreSQL was still running and is used on')
  const { connection } = engine
  return { settings: connection, direct: connection, alone: true, close: () => engine.stop() }
}
