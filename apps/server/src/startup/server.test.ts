import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { pino } from 'pino'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '../config/config.ts'
import { noWeb } from '../http/no-web.ts'
import { runningPostmaster } from '../database/embedded/postmaster-file.ts'
import { type RunningServer, startServer } from './server.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const log = pino({ level: 'silent' })
const dataFolder = mkdtempSync(join(tmpdir(), 'comanda-server-'))
let database: TestDatabase
let config: Config
const running: RunningServer[] = []
beforeAll(async () => {
  database = await makeTestDatabase()
  const { host, user, database: name } = database.settings
  config = {
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    databaseUrl: `postgres://${user}@/${name}?host=${encodeURIComponent(String(host))}`,
    jwtSecret: 'a secret of the tests and of nothing else',
    logLevel: 'silent',
    trustedProxies: 0,
  }
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop().catch(() => undefined)
})
afterAll(async () => {
  await database.drop()
  rmSync(dataFolder, { recursive: true })
})

const start = async (own: Partial<Config> = {}): Promise<RunningServer> => {
  const server = await startServer({ config: { ...config, ...own }, log, web: noWeb, patience: 0 })
  running.push(server)
  return server
}

const connectTo = async (url: string) => {
  const socket = io(url, { path: '/api/socket.io', transports: ['websocket'], forceNew: true })
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
  })
  return socket
}

type Socket = Awaited<ReturnType<typeof connectTo>>

const call = (socket: Socket, ...words: readonly unknown[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const [method, ...rest] = words
    socket.emit(String(method), ...rest, (error: unknown, result: unknown) =>
      error ? reject(Object.assign(new Error(), error)) : resolve(result),
    )
  })

describe('a server that is stopped', () => {
  it('finishes running calls, refuses new ones without an error in its log, and only then exits (OPER-2.1, OPER-2.3)', async () => {
    const lines: string[] = []
    // What the server runs on may be old: that is a line of its own.
    const write = (line: string): void => {
      if (!line.includes('"trouble"')) lines.push(line)
    }
    const kept = pino({ level: 'warn' }, { write })
    const server = await startServer({ config, log: kept, web: noWeb, patience: 0 })
    running.push(server)
    const [one, other] = [await connectTo(server.url), await connectTo(server.url)]
    const holder = new Client(database.settings)
    await holder.connect()
    await holder.query('begin; lock table shops in access exclusive mode')
    const slow = call(one, 'find', 'shops', {})
    const slowRest = fetch(`${server.url}/api/shops`)
    const held = async () => {
      // Within a transaction, PostgreSQL shows the activity as it was first read.
      await holder.query('select pg_stat_clear_snapshot()')
      const waiting = await holder.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return waiting.rowCount
    }
    await expect.poll(held).toBe(2)
    const stopping = server.stop()
    const stopped = stopping.then(() => 'stopped')
    const refused = () =>
      call(other, 'find', 'sections', {}).catch(({ code }: { code: number }) => code)
    await expect.poll(refused).toBe(503)
    expect(await Promise.race([stopped, sleep(150, 'not yet')])).toBe('not yet')
    await holder.query('commit')
    expect(await slow).toEqual([])
    expect((await slowRest).status).toBe(200)
    await stopping
    expect(lines).toEqual([])
    await expect(fetch(`${server.url}/api/health`)).rejects.toThrow()
    await holder.end()
    one.close()
    other.close()
  })

  it('before it has started leaves no PostgreSQL, whatever the start waits for (OPER-2.3)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'comanda-slow-start-'))
    const stopping = new AbortController()
    const { databaseUrl: _none, ...embedded } = config
    const starting = startServer({
      config: { ...embedded, dataFolder: folder },
      log,
      web: noWeb,
      stopping: stopping.signal,
      prepare: () => {
        setTimeout(() => stopping.abort(), 10)
        return new Promise(() => undefined)
      },
    })
    await expect(starting).rejects.toThrow('stopped during the start')
    expect(runningPostmaster(join(folder, 'postgres'))).toBeUndefined()
    rmSync(folder, { recursive: true })
  }, 120_000)

  it('whose port is in use reports it', async () => {
    const first = await start()
    const port = Number(new URL(first.url).port)
    await expect(start({ port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use`)
  })

  it('whose database is unavailable reports it by its variable', async () => {
    await expect(start({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
      'DATABASE_URL cannot be reached',
    )
  })
})

describe('two servers on one database', () => {
  it('start at the same time and receive each other’s events', async () => {
    const [one, other] = await Promise.all([start(), start()])
    const name = [{ lang: 'en', value: 'Name' }]
    const shop = (await one.app
      .service('shops')
      .create({ name, timeZone: 'Asia/Taipei', currency: 'TWD' })) as { _id: string }
    const socket = await connectTo(other.url)
    await call(socket, 'create', 'shops/subscribe', { item: shop._id }, {})
    const before = await (await fetch(`${other.url}/api/menus/${shop._id}`)).json()
    expect(before).toMatchObject({ sections: [] })
    const heard = new Promise((resolve) => {
      socket.once('sections created', resolve)
    })
    const section = await one.app.service('sections').create({ shop: shop._id, name })
    expect(await heard).toEqual(section)
    const after = await (await fetch(`${other.url}/api/menus/${shop._id}`)).json()
    expect(after).toMatchObject({ sections: [section] })
    socket.close()
  })
})
