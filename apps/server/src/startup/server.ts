import type { Middleware } from '@feathersjs/koa'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { RunningCalls } from '../calls/running-calls.ts'
import type { Config } from '../config/config.ts'
import { checkSchema } from '../database/check-schema.ts'
import { connect } from '../database/connect.ts'
import { openDatabase } from './open-database.ts'
import { migrate } from '../database/migrate.ts'
import type { App } from '../runtime/app.ts'
import { listen, urlOf } from '../http/listen.ts'
import { stopListening } from '../http/stop-listening.ts'
import { jobs } from '../jobs/jobs.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { openMailer } from '../mail/mailer.ts'
import { openBus } from './open-bus.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { ShopDirectory } from '../shop-directory/shop-directory.ts'

/** Connections to the queue of the jobs: they last only while a job is polled for. */
const queueConnections = 2

export interface RunningServer {
  readonly app: App
  readonly runtime: Runtime
  readonly url: string
  /** Finishes running calls, then closes everything. */
  stop(): Promise<void>
}

export interface ServerOptions {
  readonly config: Config
  readonly log: Logger
  /** Serves the paths outside the API. */
  readonly web: Middleware
  /** Called if the embedded database has exited and cannot be restarted. */
  readonly onDatabaseLost?: () => void
  /** Runs before the server listens. */
  readonly prepare?: (app: App, runtime: Runtime) => Promise<void>
}

/** Opens the database, migrates it, and serves. If any of it fails, closes what it opened and throws. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { config, log } = options
  const closing: (() => Promise<unknown>)[] = []
  const calls = new RunningCalls()
  const closeAll = async (): Promise<void> => {
    for (const close of closing.toReversed())
      await close().catch((error: unknown) => log.error({ err: error }, 'closing failed'))
  }
  let closed: Promise<void> | undefined
  const close = (): Promise<void> => {
    closed ??= closeAll()
    return closed
  }
  try {
    const opened = await openDatabase(config, log, options.onDatabaseLost)
    closing.push(() => opened.close())
    if (config.migrates === false) await checkSchema(opened.direct)
    else await migrate(opened.direct, { onDone: (done) => log.info(done, 'migrated') })
    const connection = connect(opened.settings, log)
    closing.push(() => connection.close())
    const bus = await openBus(config, opened, log)
    closing.push(() => bus.close())
    const mailer = openMailer(config.mail, connection.database, log)
    closing.push(() => mailer.close())
    const runtime: Runtime = {
      config,
      connection,
      database: connection.database,
      shopDirectory: new ShopDirectory(),
      bus,
      mailer,
      log,
      now: Date.now,
    }
    const app = createApp(runtime, { web: options.web, calls })
    await options.prepare?.(app, runtime)
    const server = await listen(app, config.host, config.port)
    closing.push(() => stopListening(app, server, calls))
    const queue = connect({ ...opened.direct, max: queueConnections }, log)
    closing.push(() => queue.close())
    const running = await startJobs(runtime, jobs, { pool: queue.pool })
    closing.push(() => running.stop())
    return { app, runtime, url: urlOf(server, config.host), stop: close }
  } catch (error) {
    await close()
    throw error
  }
}
