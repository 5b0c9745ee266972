import { sampleOrder } from '../testing/sample-session.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Connection } from '../connection/connection.ts'
import { type KeyStorage, memoryStorage } from '../storage/key-storage.ts'
import { sampleIds } from '../testing/sample-menu.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { createSession, type SessionStore } from './session.ts'

let server: TestServer
let connection: Connection
let storage: KeyStorage
let session: SessionStore

beforeEach(async () => {
  server = await startTestServer()
  storage = memoryStorage()
  connection = connect({ url: server.url })
  await until(connection.status, (status) => status === 'online')
  session = createSession(connection, storage)
})
afterEach(async () => {
  session.close()
  connection.close()
  await server.stop()
})

const publish = (version: number) => {
  server.app.service('tableSessions').emit('patched', server.session(version))
}

test('a session is loaded, stored, and subscribed to (SESS-6.1)', async () => {
  await session.load(sampleIds.session)
  expect(session.state.get().session?._id).toBe(sampleIds.session)
  expect(session.place()).toMatchObject({ session: sampleIds.session, shop: sampleIds.shop })
  await expect.poll(() => server.known.calls).toEqual([`subscribe ${sampleIds.session}`])
})

test('patched events are applied by version: an older one never overwrites a newer (SESS-6.1)', async () => {
  await session.load(sampleIds.session)
  publish(5)
  await until(session.state, (state) => state.session?.version === 5)
  publish(4)
  publish(6)
  const seen: number[] = []
  session.state.subscribe(() => seen.push(session.state.get().session?.version ?? 0))
  await until(session.state, (state) => state.session?.version === 6)
  expect(seen).toEqual([6])
})

test('a phone of a table that is merged follows to the other (STAFF-2.15)', async () => {
  await session.load(sampleIds.session)
  const into = 'c00000000000000000000077'
  server.known.session = { ...server.session(1), _id: into }
  server.app.service('tableSessions').emit('patched', { ...server.session(9), mergedInto: into })
  await until(session.state, (state) => state.session?._id === into)
  expect(session.place().session).toBe(into)
})

test('each connect subscribes again and loads missed changes (EVENT-1.4)', async () => {
  await session.load(sampleIds.session)
  server.known.session = server.session(9)
  server.cut()
  await until(session.state, (state) => state.session?.version === 9)
})

test('a missing session → notFound, and it is no longer stored (SESS-6.2)', async () => {
  await session.load('c00000000000000000000099')
  expect(session.state.get().status).toBe('notFound')
  expect(session.place().session).toBeNull()
})

test('resuming takes ongoing and toPay; any other status clears the stored session (SESS-1.3)', async () => {
  await session.load(sampleIds.session)
  server.known.session = { ...server.session(3), status: 'done' }
  const later = createSession(connection, storage)
  await expect(later.resume()).resolves.toBeUndefined()
  expect(later.state.get().status).toBe('none')
  expect(later.place().session).toBeNull()
  later.close()
})

test('pending queries by the restore keys, for sessions that are not taken, up to 100 (SESS-5.2, CALL-2.2)', async () => {
  await expect(session.pending()).resolves.toEqual([])
  session.adopt({ ...server.known.session, restoreKey: 'key-of-this-session' })
  expect(await session.pending()).toEqual([
    {
      restoreKeys: { $in: ['key-of-this-session'] },
      type: { $in: ['dineInNoTable', 'takeAway', 'dineIn'] },
      tvStatus: { $ne: 'taken' },
      $sort: { createTime: -1 },
      $limit: 100,
    },
  ])
})

test('without a network the cached session shows, and is loaded again on connect (SESS-6.3)', async () => {
  await session.load(sampleIds.session)
  const offline = connect({ url: 'http://127.0.0.1:9' })
  const later = createSession(offline, storage)
  expect(await later.resume()).toMatchObject({ _id: sampleIds.session })
  expect(later.state.get()).toMatchObject({ status: 'ready', isCached: true })
  expect(later.place().session).toBe(sampleIds.session)
  later.close()
  offline.close()
})

test('a session that has ended does not show from the cache', async () => {
  await session.load(sampleIds.session)
  server.known.session = { ...server.session(3), status: 'done' }
  await session.load(sampleIds.session)
  const offline = connect({ url: 'http://127.0.0.1:9', timeout: 50 })
  const later = createSession(offline, storage)
  await expect(later.resume()).resolves.toBeUndefined()
  later.close()
  offline.close()
})

test('SESS-1.3: a stored session that has ended is cleared, and known as the one that ended', async () => {
  await session.load(sampleIds.session)
  server.known.session = { ...server.session(3), status: 'done' }
  await expect(session.resume()).resolves.toBeUndefined()
  expect(session.place().session).toBeNull()
  const { status, ended } = session.state.get()
  expect([status, ended?._id, ended?.status]).toEqual(['none', sampleIds.session, 'done'])
})

const ordered = (at: number) => ({
  orders: [sampleOrder({ createTime: new Date(at).toISOString() })],
})

test('SESS-1.7: a device knows the table that it paid while dishes were to come, also once its session is cleared, until all are served', async () => {
  const served = {
    type: 'dineIn',
    status: 'done',
    tvStatus: 'preparing',
    ...ordered(Date.now()),
  } as const
  await session.load(sampleIds.session)
  server.known.session = { ...server.session(3), ...served }
  expect(await session.isServed(sampleIds.shop)).toBe(true)
  expect(session.state.get()).toMatchObject({ status: 'none', ended: { _id: sampleIds.session } })
  expect(session.place().session).toBeNull()
  const later = createSession(connection, storage)
  expect(await later.isServed(sampleIds.tea)).toBe(false)
  expect(await later.isServed(sampleIds.shop)).toBe(true)
  server.known.session = { ...server.session(4), ...served, tvStatus: 'taken' }
  expect(await later.isServed(sampleIds.shop)).toBe(false)
  // A guest of yesterday enters the table, also if nobody ever said that all was served.
  const yesterday = ordered(Date.now() - 86_400_000)
  server.known.session = { ...server.session(5), ...served, ...yesterday }
  expect(await later.isServed(sampleIds.shop)).toBe(false)
  later.clear()
  server.known.session = { ...server.session(6), ...served }
  expect(await later.isServed(sampleIds.shop)).toBe(false)
  later.close()
})

test('SESS-9.3: a table is entered by what its code is exchanged for, before the socket is connected', async () => {
  const slow = connect({ url: server.url })
  const first = createSession(slow, memoryStorage())
  await first.enter({ shop: sampleIds.shop, viewItem: sampleIds.noodles })
  expect(first.place().restoreKeys).toEqual(['restore-key-of-twenty-four'])
  expect(server.known.calls.slice(-2)).toEqual([
    `scan ${sampleIds.noodles}`,
    `enter ${sampleIds.tea} at 2026-03-03T04:00:00.000Z`,
  ])
  first.close()
  slow.close()
})
