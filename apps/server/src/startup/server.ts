import type { Logger } from 'pino'
import { type AppParts, createApp } from './app.ts'
import { RunningCalls } from '../calls/running-calls.ts'
import { resealSecondFactors } from '../authentication/second-factor/reseal.ts'
import type { Config } from '../config/config.ts'
import { checkSchema } from '../database/check-schema.ts'
import { connect } from '../database/connect.ts'
import { openPools } from '../database/pools.ts'
import { openDatabase } from './open-database.ts'
import { DatabaseClock } from '../database/database-clock.ts'
import { migrate } from '../database/migrate.ts'
import { Turns } from '../database/turns.ts'
import type { App } from '../runtime/app.ts'
import { serveMenuAtOnce } from '../services/catalogue/menus/serve-at-once.ts'
import { PRINT_EVERY, printDue } from '../services/printing/print-jobs/print-due.ts'
import { startSweeps } from '../sweeps/start-sweeps.ts'
import { remindGuests } from '../services/reservations/reservations/remind-guests.ts'
import { sweeps } from '../services/payments/sweeper/sweeps.ts'
import { sendDueSms } from '../services/reservations/sms-accounts/send-due-sms.ts'
import { sendDueWebhooks } from '../services/webhooks/deliveries/send-due-webhooks.ts'
import { noteSms } from '../services/reservations/waiting/note-sms.ts'
import { listen, urlOf } from '../http/listen.ts'
import { stopListening } from '../http/stop-listening.ts'
import { declineUnanswered } from '../jobs/decline-unanswered.ts'
import { cancelUnconfirmed } from '../jobs/cancel-unconfirmed.ts'
import { publishMenus } from '../jobs/publish-menus.ts'
import { sendInvoices } from '../jobs/invoices.ts'
import { jobs } from '../jobs/jobs.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { watchDatabase } from './watch-database.ts'
import { mailTroubles } from './mail-troubles.ts'
import { openMailer } from '../mail/mailer.ts'
import { Closing } from './closing.ts'
import { openBus } from './open-bus.ts'
import { ownVersion } from './own-version.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { Troubles } from '../runtime/troubles.ts'
import type { Versions } from '../runtime/versions.ts'
import { ShopDirectory } from '../shop-directory/shop-directory.ts'

/** Connections to the queue of the jobs: they last only while a job is polled for. */
const queueConnections = 2

export interface RunningServer {
  readonly app: App
  readonly runtime: Runtime
  readonly url: string
  /** Finishes running calls, then closes everything, within 10 s. Throws if a part could not be closed. */
  stop(): Promise<void>
}

export interface ServerOptions {
  readonly config: Config
  readonly log: Logger
  /** How long a start waits for a database that is away, in ms. */
  readonly patience?: number
  /** Serves the paths outside the API. */
  readonly web: AppParts['web']
  readonly troubles?: Troubles
  /** Aborted if the server has to stop while it starts. */
  readonly stopping?: AbortSignal
  /** Runs before the server listens. */
  readonly prepare?: (app: App, runtime: Runtime) => Promise<void>
}

const open = async (options: ServerOptions, closing: Closing): Promise<RunningServer> => {
  const { config, log, troubles = new Troubles(log), stopping, patience } = options
  const calls = new RunningCalls()
  const opening = openDatabase({ config, log, troubles, stopping, patience })
  closing.add('the embedded PostgreSQL', 'engine', async (left) => {
    const started = await opening.catch(() => undefined)
    await started?.close(left)
  })
  const opened = await opening
  if (config.migrates === false) await checkSchema(opened.direct)
  else await migrate(opened.direct, { onDone: (done) => log.info(done, 'migrated') })
  stopping?.throwIfAborted()
  const pools = openPools(opened.settings, log, config.poolSizes)
  closing.add('the connections', 'pools', () => pools.close())
  const { connection, readConnection, isWritable } = pools
  const clock = new DatabaseClock()
  const versions: Versions = { comanda: ownVersion(), node: process.versions.node }
  log.info(versions, 'starting')
  const endWatch = await watchDatabase({
    pool: readConnection.pool,
    clock,
    versions,
    troubles,
    log,
    ...(opened.alone ? { dataFolder: config.dataFolder } : {}),
    archives: config.archiveFolder !== undefined,
    backupHours: config.backupHours,
  })
  closing.add('the watch over the database', 'carriers', endWatch)
  const bus = await openBus(config, opened, log)
  closing.add('the event bus', 'carriers', () => bus.close())
  const mailer = openMailer(config.mail, connection.database, log)
  closing.add('the mailer', 'work', () => mailer.close())
  const runtime: Runtime = {
    config,
    connection,
    readConnection,
    isWritable,
    turns: new Turns(),
    database: connection.database,
    reads: readConnection.database,
    shopDirectory: new ShopDirectory(),
    bus,
    mailer,
    log,
    troubles,
    versions,
    now: clock.now,
  }
  if (mailer.isConfigured) closing.add('the mails of troubles', 'work', mailTroubles(runtime))
  await resealSecondFactors(connection.database, config)
  const app = createApp(runtime, { web: options.web, calls })
  await options.prepare?.(app, runtime)
  const queue = connect({ ...opened.direct, max: queueConnections }, log)
  closing.add('the queue of jobs', 'carriers', () => queue.close())
  const running = await startJobs(
    runtime,
    [...jobs, cancelUnconfirmed(app), declineUnanswered(app), publishMenus(app), sendInvoices(app)],
    {
      pool: queue.pool,
    },
  )
  closing.add('the jobs', 'work', () => running.stop())
  const sweeper = startSweeps({ app, runtime }, [
    ...sweeps,
    sendDueSms(noteSms),
    remindGuests,
    sendDueWebhooks,
  ])
  closing.add('the sweeper', 'work', () => sweeper.stop())
  const printing = startSweeps({ app, runtime }, [printDue], PRINT_EVERY)
  closing.add('the printers', 'work', () => printing.stop())
  // Last: from the first call on, a database that is away for a moment ends nothing.
  const server = await listen(app, config.host, config.port, serveMenuAtOnce({ app, runtime }))
  closing.add('the calls', 'work', () => stopListening(app, server, calls))
  return { app, runtime, url: urlOf(server, config.host), stop: () => closing.close() }
}

/** Rejects once the signal is aborted. */
const aborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    const end = (): void => reject(new Error('stopped during the start'))
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end, { once: true })
  })

/**
 * Opens the database, migrates it, and serves. If any of it fails, or the server has to stop in the meantime, closes what it opened and
 * throws: no PostgreSQL stays behind, whatever the start was waiting for (OPER-2.3).
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { log, stopping } = options
  const closing = new Closing(log)
  try {
    return await Promise.race([open(options, closing), aborted(stopping)])
  } catch (error) {
    await closing.close().catch((late: unknown) => log.error({ err: late }, 'closing failed'))
    throw error
  }
}
