import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '../jobs/jobs.ts'
import { prepareQueues } from '../jobs/prepare-queues.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { postgresCarrier } from '../realtime/bus/postgres-carrier.ts'
import { sharedBus } from '../realtime/bus/shared-bus.ts'
import { createLogger } from '../logging/logger.ts'
import { orderingCalls } from '../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../testing/ordering-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const metricsToken = 'a-secret-of-the-tests-for-metrics-alone'
const log = createLogger('silent')
let database: TestDatabase
let server: TestServer
let other: TestServer
let shop: OrderingShop
beforeAll(async () => {
  database = await makeTestDatabase()
  const start = async () =>
    startTestServer({
      database,
      bus: await sharedBus(postgresCarrier(database.settings, log), log),
      config: { metricsToken },
    })
  server = await start()
  await prepareQueues(server.runtime.connection.pool, log, jobs)
  other = await start()
  shop = await makeOrderingShop(server)
})
afterAll(async () => {
  await server.stop()
  await other.stop()
  await database.drop()
})

const scrape = (authorization?: string, from = server, query = '') =>
  fetch(`${from.url}/api/metrics${query}`, { headers: authorization ? { authorization } : {} })

/** Returns name with labels → value. */
const samples = async (from = server): Promise<ReadonlyMap<string, number>> => {
  const text = await (await scrape(`Bearer ${metricsToken}`, from)).text()
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [, name = '', value = ''] = /^(.*?(?:\{.*\})?) (\S+)/.exec(line) ?? []
        return [name, Number(value)] as const
      }),
  )
}
const sample = async (name: string, from = server) => (await samples(from)).get(name)

describe('who may read metrics', () => {
  it('METRIC-1.1: the holder of the secret reads them in OpenMetrics', async () => {
    const response = await scrape(`Bearer ${metricsToken}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await response.text()).endsWith('# EOF\n')).toBe(true)
  })

  it('METRIC-1.1: nobody else does, nor by a secret in the URL', async () => {
    const { accessToken } = (await (
      await fetch(`${server.url}/api/authentication`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ strategy: 'local', ...shop.staff }),
      })
    ).json()) as { accessToken: string }
    const attempts: readonly (readonly [string | undefined, string?])[] = [
      [undefined],
      [''],
      ['Bearer'],
      ['Bearer '],
      [`Basic ${metricsToken}`],
      [metricsToken],
      [`Bearer ${metricsToken}x`],
      [`Bearer ${metricsToken.slice(0, -1)}`],
      [`Bearer ${'x'.repeat(5000)}`],
      [`Bearer ${accessToken}`],
      [undefined, `?token=${metricsToken}&authorization=Bearer%20${metricsToken}`],
    ]
    for (const [authorization, query] of attempts) {
      const response = await scrape(authorization, server, query)
      expect([authorization, response.status]).toEqual([authorization, 401])
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(await response.text()).not.toContain('comanda_')
    }
  })

  it('METRIC-1.2: without a configured secret there is no such path', async () => {
    const closed = await startTestServer({ database })
    expect((await scrape(undefined, closed)).status).toBe(404)
    expect((await scrape('Bearer ', closed)).status).toBe(404)
    expect((await scrape('Bearer undefined', closed)).status).toBe(404)
    await closed.stop()
  })
})

const ordered = (result: string) =>
  `comanda_calls_total{path="tableSessions/create",method="create",result="${result}"}`

describe('what metrics say', () => {
  it('METRIC-1.4: an order counts once, however often its call is repeated; calls count by their result', async () => {
    const calls = orderingCalls(await server.client(), shop)
    const order = { idempotencyKey: idempotencyKey(), cart: [lineOf(shop.noodles)] }
    const orders = 'comanda_orders_total{type="takeAway"}'
    const before = await samples()
    await calls.create(order)
    await calls.create(order)
    await expect(calls.create({ cart: [lineOf('f'.repeat(24))] })).rejects.toMatchObject({})
    const after = await samples()
    const more = (key: string) => (after.get(key) ?? 0) - (before.get(key) ?? 0)
    expect(more(orders)).toBe(1)
    expect(more(ordered('ok'))).toBe(2)
    expect([...after.keys()].filter((key) => key.startsWith('comanda_calls_total'))).toContain(
      ordered('productNotAvailable'),
    )
    expect(more('comanda_call_seconds_count{path="tableSessions/create",method="create"}')).toBe(3)
  })

  it('METRIC-1.3: nothing that a caller sends becomes a label', async () => {
    const marks = ['f00dbabe'.repeat(3), 'nosuchservice', 'evil"}\n1', shop.shop, shop.staff.email]
    const client = await server.client()
    await client
      .service('products')
      .get(marks[0]!)
      .catch(() => undefined)
    await client
      .service('orders')
      .find({ query: { shop: marks[2] } })
      .catch(() => undefined)
    for (const mark of marks)
      await fetch(`${server.url}/api/${encodeURIComponent(mark)}?a=${encodeURIComponent(mark)}`)
    const text = await (await scrape(`Bearer ${metricsToken}`)).text()
    for (const mark of marks) expect(text).not.toContain(mark)
    expect(text).not.toMatch(/[0-9a-f]{24}/)
  })

  it('the pool, sockets, jobs, mails, unpaid bills and the process are among them', async () => {
    const { pool } = server.runtime.connection
    await queueMail(server.runtime.database, { recipient: 'a@b.example', letter: 'accountExists' })
    await pool.query("update mails set attempts = 1, due_time = now() - interval '5 minutes'")
    await pool.query(
      `insert into jobs.job (name, start_after) values ('expire-points', now() - interval '4 minutes')`,
    )
    const fresh = await startTestServer({ database, config: { metricsToken } })
    const stored = await samples(fresh)
    await fresh.stop()
    const figures = ['mails_queued', 'mails_failing', 'jobs_queued', 'jobs_active', 'jobs_failed']
    expect(figures.map((name) => stored.get(`comanda_${name}`))).toEqual([1, 1, 1, 0, 0])
    expect(stored.get('comanda_mails_overdue_seconds')).toBeGreaterThan(299)
    expect(stored.get('comanda_jobs_overdue_seconds')).toBeGreaterThan(239)
    expect(stored.get('comanda_payments_pending')).toBe(0)
    expect(stored.get('comanda_invoice_sellers_low')).toBe(0)
    expect(stored.get('comanda_database_up')).toBe(1)
    const clients = await Promise.all(Array.from({ length: 3 }, () => pool.connect()))
    const during = await samples()
    for (const client of clients) client.release()
    expect(during.get('comanda_pool_connections')).toBeGreaterThanOrEqual(3)
    expect(during.get('comanda_pool_wait_seconds_count')).toBeGreaterThanOrEqual(3)
    expect(during.get('comanda_sockets')).toBeGreaterThanOrEqual(1)
    expect(during.get('process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(during.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  })

  it('events of another server are measured from sending to receiving', async () => {
    const guest = await other.client()
    await guest.service('shops/subscribe').create({ item: shop.shop })
    await orderingCalls(await server.client(), shop).create()
    await server.app.service('products').patch(shop.noodles, { price: 39 })
    const count = () => sample('comanda_event_delay_seconds_count', other)
    await expect.poll(count).toBeGreaterThan(0)
    expect(await sample('comanda_event_packets_decoded_total', other)).toBeGreaterThan(0)
    expect(await sample('comanda_event_subjects', other)).toBeGreaterThan(1)
  })

  it('METRIC-1.5: a scrape responds while the database is away, without its figures', async () => {
    const lonely = await startTestServer({ config: { metricsToken } })
    const { pool } = lonely.runtime.connection
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    const start = performance.now()
    const found = await samples(lonely)
    // Its pool waits for a connection for two minutes.
    expect(performance.now() - start).toBeLessThan(60_000)
    expect(found.get('comanda_database_up')).toBe(0)
    expect(found.get('comanda_pool_waiting')).toBe(0)
    expect(found.has('comanda_mails_queued')).toBe(false)
    for (const client of held) client.release()
    await lonely.stop()
  })
})
