import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Troubles } from '../runtime/troubles.ts'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { connect } from '../database/connect.ts'
import { embeddedConnection } from '../database/embedded/embedded-connection.ts'
import { runningPostmaster } from '../database/embedded/postmaster-file.ts'
import { runFolderOf } from '../database/embedded/run-folder.ts'
import { proveBill, proveBillsSince, type ProvedBill } from '../services/ordering/replay/bills.ts'
import { type OpenedDatabase, openDatabase } from './open-database.ts'

/** Stored bills, to prove them without a server. */
export interface OpenedBills {
  /** Proves the bill of a session or of an order by its id. */
  readonly prove: (id: string) => Promise<ProvedBill | undefined>
  /** Proves the bills of all sessions with an order on or after a business day. */
  readonly proveSince: (day: string) => AsyncIterable<ProvedBill>
  readonly close: () => Promise<void>
}

/**
 * Opens the configured database to read it, also beside a server that runs on the same data folder. What it starts ends once `stopping`
 * is aborted.
 */
export const openToRead = async (
  config: Config,
  log: Logger,
  stopping?: AbortSignal,
): Promise<OpenedDatabase> => {
  const opening = { config, log, troubles: new Troubles(log), stopping }
  if (config.databaseUrl !== undefined) return openDatabase(opening)
  const cluster = join(config.dataFolder, 'postgres')
  if (!existsSync(cluster)) throw new Error(`There are no orders in ${config.dataFolder}.`)
  if (runningPostmaster(cluster) === undefined) {
    const opened = await openDatabase(opening)
    stopping?.addEventListener('abort', () => void opened.close())
    return opened
  }
  const settings = embeddedConnection(runFolderOf(realpathSync(config.dataFolder)))
  return { settings, direct: settings, alone: false, close: () => Promise.resolve() }
}

/** Opens the bills of the configured database. */
export const openBills = async (config: Config, log: Logger): Promise<OpenedBills> => {
  const opened = await openToRead(config, log)
  const connection = connect(opened.settings, log)
  const { database } = connection
  return {
    prove: (id) => proveBill(database, id),
    proveSince: (day) => proveBillsSince(database, day),
    close: async () => {
      await connection.close()
      await opened.close()
    },
  }
}
