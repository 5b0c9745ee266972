import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreateOrResumeResult, CreateSessionResult, OrderResult } from '@comanda/contract'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedEngine, startEmbedded } from '../database/embedded/engine.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { createLogger } from '../logging/logger.ts'
import { freePort } from '../testing/free-port.ts'
import {
  idempotencyKey,
  lineOf,
  anyNumber,
  makeOrderingShop,
  type OrderingShop,
} from '../testing/ordering-shop.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { RetryingCaller } from '../testing/retrying-caller.ts'
import { startTestServer } from '../testing/test-server.ts'

const portions = 100_000
const phones = 8
const folder = mkdtempSync(join(tmpdir(), 'comanda-crash-'))
const clusterFolder = join(folder, 'database')
let engine: EmbeddedEngine
let shop: OrderingShop
let servers: ServerProcess[] = []
let ports: number[] = []
let url: string
let pool: Pool
const startOne = (at: number) =>
  startServerProcess(join(folder, `server-${at}`), ports[at] ?? 0, url)

beforeAll(async () => {
  engine = await startEmbedded({ dataFolder: clusterFolder })
  await migrate(engine.connection)
  const { host, user, database } = engine.connection
  url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`
  const settings = { ...engine.connection }
  pool = connect(settings, createLogger('silent')).pool
  const kitchen = await startTestServer({
    database: { settings, drop: () => Promise.resolve() },
  })
  shop = await makeOrderingShop(kitchen, anyNumber, { mode: 'manual', quantity: portions })
  await kitchen.stop()
  ports = [await freePort(), await freePort()]
  servers = await Promise.all([startOne(0), startOne(1)])
}, 600_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await pool.end()
  await engine.stop()
  rmSync(folder, { recursive: true, force: true })
})

const acknowledged: { readonly order: string; readonly number: string }[] = []
const retried: string[] = []

/** Places orders one after another while `on()` is true, each until it is acknowledged: at a table, or to take away. */
const orderOn = async (caller: RetryingCaller, session: string | undefined, on: () => boolean) => {
  const path = session ? 'tableSessions/order' : 'tableSessions/create'
  while (on()) {
    const { answer, attempts } = await caller.create<OrderResult | CreateSessionResult>(path, {
      ...(session ? { session } : { shop: shop.shop, type: 'takeAway' }),
      cart: [lineOf(shop.bun)],
      idempotencyKey: idempotencyKey(),
    })
    acknowledged.push({ order: answer.order._id, number: answer.order.number })
    if (attempts > 1) retried.push(answer.order._id)
  }
}

const moreOrders = async (count: number): Promise<void> => {
  const wanted = acknowledged.length + count
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(wanted), {
    timeout: 240_000,
    interval: 20,
  })
}

/** PostgreSQL's immediate shutdown: it closes every connection and writes nothing more. */
const stopDatabaseAtOnce = (): void => {
  const note = readFileSync(join(clusterFolder, 'postgres/postmaster.pid'), 'utf8')
  process.kill(Number(note.split('\n')[0]), 'SIGQUIT')
}

test('kill -9 of a server and an immediate shutdown of PostgreSQL under load lose no acknowledged order and duplicate none (ORDER-2.4)', async () => {
  const urls = servers.map((server) => server.url)
  const callers = Array.from({ length: phones }, (_, at) => new RetryingCaller(urls, at))
  const scan = { shop: shop.shop, viewItem: shop.table, date: new Date().toISOString() }
  const table = await callers[0]!.create<CreateOrResumeResult>('tableSessions/createOrResume', scan)
  const session = table.answer.session._id
  let on = true
  const working = callers.map((caller, at) =>
    orderOn(caller, at === 0 ? session : undefined, () => on),
  )

  await moreOrders(100)
  await servers[0]?.kill()
  const afterKill = retried.length
  await moreOrders(100)
  servers[0] = await startOne(0)
  await moreOrders(100)
  expect(retried.length).toBeGreaterThan(afterKill)
  const beforeShutdown = retried.length
  stopDatabaseAtOnce()
  await moreOrders(300)
  on = false
  await Promise.all(working)
  for (const caller of callers) caller.close()

  expect(retried.length).toBeGreaterThan(beforeShutdown)
  for (const server of servers) expect((await fetch(`${server.url}/api/ready`)).status).toBe(200)
  const { rows } = await pool.query<{ _id: string; number: string; session: string }>(
    'select _id, number, session from orders',
  )
  expect(new Set(acknowledged.map(({ order }) => order)).size).toBe(acknowledged.length)
  expect(rows.map(({ _id }) => _id).toSorted()).toEqual(
    acknowledged.map(({ order }) => order).toSorted(),
  )
  const numbers = rows.map(({ number }) => Number(number)).toSorted((one, two) => one - two)
  expect(numbers).toEqual(rows.map((_, at) => at + 1))
  const { rows: left } = await pool.query<{ quantity: number }>(
    'select quantity from product_stocks where product = $1',
    [shop.bun],
  )
  expect(left).toEqual([{ quantity: portions - rows.length }])
  const { rows: sessions } = await pool.query<{ version: number; lines: string }>(
    `select version, (select count(*) from session_lines where session = $1) as lines
     from table_sessions where _id = $1`,
    [session],
  )
  const atTable = rows.filter((row) => row.session === session).length
  expect(sessions).toEqual([{ version: atTable + 1, lines: String(atTable) }])
}, 600_000)
