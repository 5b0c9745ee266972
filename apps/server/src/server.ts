import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Middleware } from '@feathersjs/koa'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { connect } from './database/connect.ts'
import { openDatabase } from './database/open.ts'
import { migrate } from './database/migrate.ts'
import type { App } from './declarations.ts'
import { stopListening } from './http/stop-listening.ts'
import { openBus } from './realtime/open-bus.ts'
import type { Runtime } from './runtime.ts'

export interface RunningServer {
  readonly app: App
  readonly runtime: Runtime
  readonly url: string
  /** Finishes what runs, then closes everything. */
  stop(): Promise<void>
}

export interface ServerOptions {
  readonly config: Config
  readonly log: Logger
  /** What is served beside the API. */
  readonly web: Middleware
  /** Done before the first caller is let in. */
  readonly prepare?: (app: App, runtime: Runtime) => Promise<void>
}

const listen = async (app: App, { port, host }: Config): Promise<Server> => {
  const server = await app.listen(port, host)
  if (!server.listening)
    await new Promise<void>((resolve, reject) => {
      server.once('listening', resolve)
      server.once('error', reject)
    })
  return server
}

const urlOf = (server: Server, host: string): string => {
  const { port } = server.address() as AddressInfo
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}

/** Opens the database, migrates, and serves. Throws, having closed what it opened, where any of it fails. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { config, log } = options
  const closing: (() => Promise<unknown>)[] = []
  let stopping = false
  const close = async (): Promise<void> => {
    stopping = true
    for (const one of closing.toReversed()) await one()
  }
  try {
    const opened = await openDatabase(config, log)
    closing.push(() => opened.close())
    await migrate(opened.settings)
    const connection = connect(opened.settings, log)
    closing.push(() => connection.close())
    const bus = await openBus(config, opened, log)
    closing.push(() => bus.close())
    const runtime: Runtime = {
      config,
      connection,
      database: connection.database,
      bus,
      log,
      now: Date.now,
    }
    const app = createApp(runtime, { web: options.web, isStopping: () => stopping })
    await options.prepare?.(app, runtime)
    const server = await listen(app, config)
    closing.push(() => stopListening(app, server))
    return { app, runtime, url: urlOf(server, config.host), stop: close }
  } catch (error) {
    await close().catch((second: unknown) => log.warn({ err: second }, 'closing failed'))
    throw error
  }
}
