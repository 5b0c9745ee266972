import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { embeddedConnection } from '../database/embedded/embedded-connection.ts'
import { startUntil } from '../database/embedded/engine.ts'
import { runningPostmaster, socketFolder } from '../database/embedded/postmaster-file.ts'

/** The embedded PostgreSQL of a data folder, for a command. */
export interface OpenCluster {
  readonly connection: ClientConfig
  /** Whether a server runs on it. */
  readonly isServed: boolean
  readonly close: () => Promise<void>
}

/** Connects to the PostgreSQL of the folder; starts it if no server runs, until it is closed. */
export const openCluster = async (
  dataFolder: string,
  stopping: AbortSignal,
): Promise<OpenCluster> => {
  const cluster = join(realpathSync(dataFolder), 'postgres')
  const folder = runningPostmaster(cluster) === undefined ? undefined : socketFolder(cluster)
  if (folder !== undefined)
    return {
      connection: embeddedConnection(folder),
      isServed: true,
      close: () => Promise.resolve(),
    }
  const engine = await startUntil(stopping, { dataFolder })
  return { connection: engine.connection, isServed: false, close: () => engine.stop() }
}
