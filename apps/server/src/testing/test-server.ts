import { type Application, authentication, feathers, socketio } from '@feathersjs/client'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { io } from 'socket.io-client'
import { type AppParts, createApp } from '../startup/app.ts'
import { RunningCalls } from '../calls/running-calls.ts'
import type { Config } from '../config/config.ts'
import { openPools } from '../database/pools.ts'
import { Turns } from '../database/turns.ts'
import type { App, ServicesByPath } from '../runtime/app.ts'
import { serveMenuAtOnce } from '../services/catalogue/menus/serve-at-once.ts'
import { listen, urlOf } from '../http/listen.ts'
import { noWeb } from '../http/no-web.ts'
import { stopListening } from '../http/stop-listening.ts'
import { createLogger } from '../logging/logger.ts'
import { openMailer } from '../mail/mailer.ts'
import { localBus } from '../realtime/bus/local-bus.ts'
import type { EventBus } from '../runtime/event-bus.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { Troubles } from '../runtime/troubles.ts'
import { ShopDirectory } from '../shop-directory/shop-directory.ts'
import { undeclaredErrors } from './undeclared-errors.ts'
import { makeTestDatabase, type TestDatabase } from './test-database.ts'

/** A plain Feathers client on its own socket. */
export type TestClient = Application<ServicesByPath>

export interface TestServer {
  readonly app: App
  readonly runtime: Runtime
  readonly url: string
  /** Connects a client, signed in if credentials are given. */
  client(credentials?: { email: string; password: string }): Promise<TestClient>
  stop(): Promise<void>
}

/** Replacements for parts of the server. */
export interface TestServerOptions {
  readonly now?: () => number
  readonly bus?: EventBus
  readonly config?: Partial<Config>
  readonly web?: AppParts['web']
  readonly log?: Logger
  /** How long callers wait, in ms; by default longer than any test. */
  readonly patience?: number
  /** A database that other servers use as well; the test drops it. */
  readonly database?: TestDatabase
}

/** Starts a complete server on the given or a new database, and a free port. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const database = options.database ?? (await makeTestDatabase())
  const dataFolder = mkdtempSync(join(tmpdir(), 'comanda-test-data-'))
  const log = options.log ?? createLogger(process.env['TEST_LOG_LEVEL'] ?? 'silent')
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    jwtSecret: 'a secret of the tests and of nothing else',
    logLevel: 'silent',
    trustedProxies: 0,
    ...options.config,
  }
  // With hundreds of concurrent calls none may fail, however slow the machine is.
  const patience = options.patience ?? 120_000
  const limits = { patience, most: options.patience === undefined ? Infinity : 30 }
  const waits = options.patience === undefined ? { waits: limits } : {}
  const settings = { ...database.settings, connectionTimeoutMillis: 120_000, ...waits }
  const pools = openPools(settings, log, config.poolSizes, patience)
  const { connection, readConnection, isWritable } = pools
  const bus = options.bus ?? localBus(log)
  const now = options.now ?? Date.now
  const { database: pool } = connection
  const mailer = openMailer(config.mail, pool, log)
  const shopDirectory = new ShopDirectory()
  const runtime: Runtime = {
    config,
    connection,
    readConnection,
    isWritable,
    turns: new Turns(limits),
    database: pool,
    reads: readConnection.database,
    shopDirectory,
    bus,
    mailer,
    log,
    troubles: new Troubles(log),
    versions: { comanda: '0.1.0', node: process.versions.node },
    now,
  }
  const calls = new RunningCalls()
  const app = createApp(runtime, { web: options.web ?? noWeb, calls })
  const undeclared = undeclaredErrors(app)
  const server = await listen(app, config.host, config.port, serveMenuAtOnce({ app, runtime }))
  const url = urlOf(server, config.host)
  const opened: { close(): unknown }[] = []
  return {
    app,
    runtime,
    url,
    client: async (credentials) => {
      const socket = io(url, { path: '/api/socket.io', transports: ['websocket'], forceNew: true })
      opened.push(socket)
      const client: TestClient = feathers()
      client.configure(socketio(socket))
      client.configure(authentication())
      if (credentials) await client.authenticate({ strategy: 'local', ...credentials })
      return client
    },
    stop: async () => {
      for (const socket of opened) socket.close()
      await stopListening(app, server, calls)
      await mailer.close()
      await bus.close()
      await pools.close()
      if (!options.database) await database.drop()
      rmSync(dataFolder, { recursive: true, force: true })
      if (process.env['TEST_NAMED_ERRORS'] !== undefined && undeclared.size > 0)
        throw new Error(`openapi/call-errors does not name: ${[...undeclared].join(', ')}`)
    },
  }
}
