import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { checkVersion } from '../database/check-version.ts'
import { startEmbedded } from '../database/embedded/engine.ts'

/** A database to connect to. */
export interface OpenedDatabase {
  readonly settings: ClientConfig
  /** Whether no other server can use it. */
  readonly alone: boolean
  close(): Promise<void>
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
  if (config.databaseUrl !== undefined) {
    const settings = { connectionString: config.databaseUrl }
    await checkVersion(settings)
    return { settings, alone: false, close: () => Promise.resolve() }
  }
  const engine = await startEmbedded({
    dataFolder: config.dataFolder,
    onRestart: () => log.warn('PostgreSQL had ended and was started again'),
    onLost: (error) => {
      log.fatal({ err: error }, 'PostgreSQL ended and does not start again')
      onLost?.()
    },
  })
  if (engine.adopted) log.info('PostgreSQL was still running and is used on')
  return { settings: engine.connection, alone: true, close: () => engine.stop() }
}
