import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, type Connection } from '../connection/connection.ts'
import { type KeyStorage, memoryStorage } from '../storage/key-storage.ts'
import { sampleIds } from '../testing/sample-menu.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { AVAILABILITY_INTERVAL, type Catalogue, createCatalogue } from './catalogue.ts'
import type { FirstMenu, ServedMenu } from './load-menu.ts'

let server: TestServer
let connection: Connection
let storage: KeyStorage
let catalogue: Catalogue

const create = () => createCatalogue(connection, { storage, key: 'menu', refreshDelay: 60 })
const made = (served: FirstMenu['served'], shop: string = sampleIds.shop) =>
  createCatalogue(connection, { storage: memoryStorage(), key: 'menu', first: { shop, served } })

beforeEach(async () => {
  server = await startTestServer()
  storage = memoryStorage()
  connection = connect({ url: server.url })
  await until(connection.status, (status) => status === 'online')
  catalogue = create()
})
afterEach(async () => {
  catalogue.close()
  connection.close()
  await server.stop()
})

test('a menu is loaded, cached, and requested by its etag the next time (CAT-4.4)', async () => {
  await catalogue.open(sampleIds.shop)
  expect(catalogue.state.get()).toMatchObject({ status: 'ready', isFresh: true })
  const again = create()
  await again.open(sampleIds.shop)
  expect(again.state.get()).toMatchObject({ status: 'ready', isFresh: true })
  expect(server.known.calls.filter((call) => call.startsWith('menu'))).toEqual([
    'menu all',
    'menu "v1"',
  ])
  again.close()
})

test('a menu that the page has requested before is taken once instead of a request; if that failed, it is requested', async () => {
  await catalogue.open(sampleIds.shop)
  const { menu } = catalogue.state.get()
  const first = made(Promise.resolve(menu && { menu, etag: '"v1"' }))
  await first.open(sampleIds.shop)
  expect(first.state.get()).toMatchObject({ status: 'ready', isFresh: true, menu })
  await first.reload()
  const failed = made(Promise.resolve(undefined))
  await failed.open(sampleIds.shop)
  const others = made(Promise.resolve(menu && { menu, etag: '"v0"' }), 'e'.repeat(24))
  await others.open(sampleIds.shop)
  expect(server.known.calls.filter((call) => call.startsWith('menu'))).toEqual([
    'menu all',
    'menu "v1"',
    'menu all',
    'menu all',
  ])
  for (const one of [first, failed, others]) one.close()
})

test('a load that a later one has overtaken does not bring the earlier menu back (CAT-4.7)', async () => {
  await catalogue.open(sampleIds.shop)
  const { menu } = catalogue.state.get()
  if (!menu) throw new Error('no menu')
  server.known.menu = { ...server.known.menu, version: 'v2' }
  const responds: ((served: ServedMenu) => void)[] = []
  const slow = made(new Promise((resolve) => void responds.push(resolve)))
  const opened = slow.open(sampleIds.shop)
  await slow.reload()
  expect(slow.state.get().menu?.version).toBe('v2')
  responds[0]?.({ menu, etag: '"v1"' })
  await opened
  expect(slow.state.get()).toMatchObject({ isFresh: true, menu: { version: 'v2' } })
  slow.close()
})

test('without a network the cached menu shows, marked as possibly stale (CAT-4.5)', async () => {
  await catalogue.open(sampleIds.shop)
  const lost = connect({ url: 'http://127.0.0.1:9', timeout: 100 })
  const offline = createCatalogue(lost, { storage, key: 'menu' })
  await offline.open(sampleIds.shop)
  expect(offline.state.get()).toMatchObject({ status: 'ready', isFresh: false })
  expect(offline.state.get().menu?.products).toHaveLength(2)
  offline.close()
  lost.close()
})

test('without a network and without a cached menu it fails, with the reason', async () => {
  const lost = connect({ url: 'http://127.0.0.1:9', timeout: 100 })
  const offline = createCatalogue(lost, { storage: memoryStorage(), key: 'menu' })
  await offline.open(sampleIds.shop)
  expect(offline.state.get()).toMatchObject({
    status: 'failed',
    error: { reason: 'socketDisconnect' },
  })
  offline.close()
  lost.close()
})

test('a menu that could not be loaded is requested again, also while there is a connection', async () => {
  server.known.isBusy = true
  await catalogue.open(sampleIds.shop)
  expect(catalogue.state.get()).toMatchObject({ status: 'failed', error: { statusCode: 503 } })
  server.known.isBusy = false
  await until(catalogue.state, ({ status, isFresh }) => status === 'ready' && isFresh)
})

test('a subscription that the server has refused is made later, and what changed before it is loaded (CAT-4.7)', async () => {
  const { menu } = server.known
  const etag = '"v1"'
  const late = createCatalogue(connection, {
    storage,
    key: 'menu',
    refreshDelay: 60,
    first: { shop: sampleIds.shop, served: Promise.resolve({ menu, etag }) },
  })
  server.known.isBusy = true
  await late.open(sampleIds.shop)
  server.known.menu = { ...menu, version: 'v2' }
  server.known.isBusy = false
  await until(late.state, (state) => state.menu?.version === 'v2')
  late.close()
})

test('changes reload the menu once, after the delay (CAT-4.1)', async () => {
  await catalogue.open(sampleIds.shop)
  server.known.menu = { ...server.known.menu, version: 'v2' }
  server.known.calls.length = 0
  for (const name of ['A', 'B', 'C'])
    await connection
      .service('products')
      .patch(sampleIds.tea, { name: [{ lang: 'en', value: name }] })
  expect(catalogue.state.get().menu?.version).toBe('v1')
  await until(catalogue.state, ({ menu }) => menu?.version === 'v2')
  expect(server.known.calls).toEqual(['menu "v1"'])
})

test('a stock event is applied at once, without loading the menu (CAT-4.3)', async () => {
  await catalogue.open(sampleIds.shop)
  server.known.calls.length = 0
  await connection
    .service('productStocks')
    .patch(sampleIds.noodles, { stock: { mode: 'notSelling' } })
  const { menu } = await until(
    catalogue.state,
    (state) => state.menu?.products[0]?.stock?.mode === 'notSelling',
  )
  expect(menu?.products[1]?.stock).toBeUndefined()
  expect(server.known.calls).toEqual([])
})

test('after each connect the menu is requested again: events may have been missed (CAT-4.7)', async () => {
  await catalogue.open(sampleIds.shop)
  server.known.menu = { ...server.known.menu, version: 'v3' }
  server.cut()
  await until(catalogue.state, ({ menu }) => menu?.version === 'v3')
})

test('availability is evaluated again every minute (CAT-4.2)', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let time = 1
  const clocked = createCatalogue(connection, { storage, key: 'menu', now: () => time })
  time = 2
  vi.advanceTimersByTime(AVAILABILITY_INTERVAL - 1)
  expect(clocked.state.get().now).toBe(1)
  vi.advanceTimersByTime(1)
  expect(clocked.state.get().now).toBe(2)
  clocked.close()
  vi.useRealTimers()
})
