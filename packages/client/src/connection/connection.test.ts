import { sessionChange } from '@comanda/contract'
import { Unavailable } from '@feathersjs/errors'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { session } from '../testing/test-state.ts'
import { until } from '../testing/until.ts'
import { connect, type Connection } from './connection.ts'

let server: TestServer
let connection: Connection

beforeEach(async () => {
  server = await startTestServer()
  connection = connect({ url: server.url })
})
afterEach(async () => {
  connection.close()
  await server.stop()
})

test('calls wait for the connection, then resolve', async () => {
  expect(connection.status.get()).toBe('connecting')
  const order = await connection.service('orders').patch('o1', { status: 'ready' })
  expect(order).toMatchObject({ _id: 'o1', status: 'ready' })
  expect(connection.status.get()).toBe('online')
})

test('socket disconnect → pending calls fail with Timeout, Network disconnected, socketDisconnect (ERR-1.3)', async () => {
  await until(connection.status, (status) => status === 'online')
  const call = connection.service('orders').find()
  const failed = expect(call).rejects.toMatchObject({
    name: 'Timeout',
    message: 'Network disconnected',
    reason: 'socketDisconnect',
    sent: true,
  })
  setTimeout(server.cut, 20)
  await failed
  expect(connection.status.get()).toBe('offline')
})

test('it reconnects, and the tasks of each connect run again (EVENT-1.4)', async () => {
  let connects = 0
  connection.onConnect(() => connects++)
  await until(connection.status, (status) => status === 'online')
  server.cut()
  await until(connection.status, (status) => status === 'offline')
  await until(connection.status, (status) => status === 'online')
  expect(connects).toBe(2)
})

test('clients that are cut off at once return one after another (EVENT-1.4)', async () => {
  const others = Array.from({ length: 10 }, () => connect({ url: server.url }))
  const online = () =>
    Promise.all(
      others.map(async ({ status }) => {
        await until(status, (one) => one === 'online')
        return performance.now()
      }),
    )
  await online()
  server.cut()
  await Promise.all(others.map(({ status }) => until(status, (one) => one === 'offline')))
  const times = await online()
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(200)
  for (const other of others) other.close()
})

test('a call without a response fails after the timeout (CALL-2.10)', async () => {
  const hasty = connect({ url: server.url, timeout: 300 })
  await until(hasty.status, (status) => status === 'online')
  await expect(hasty.service('orders').find()).rejects.toMatchObject({
    name: 'Timeout',
    reason: 'timeout',
  })
  hasty.close()
})

test('a call without a connection in all its time is reported as not sent', async () => {
  const lost = connect({ url: 'http://127.0.0.1:9', timeout: 200 })
  await expect(lost.service('orders').find()).rejects.toMatchObject({
    reason: 'offline',
    sent: false,
  })
  lost.close()
})

test('a listener receives the events of a service until it unsubscribes', async () => {
  await until(connection.status, (status) => status === 'online')
  const heard: string[] = []
  const end = connection.service('orders').on('patched', ({ status }) => heard.push(status))
  await connection.service('orders').patch('o1', { status: 'ready' })
  await expect.poll(() => heard).toEqual(['ready'])
  end()
  await connection.service('orders').patch('o1', { status: 'completed' })
  await connection.service('orders').patch('o1', { status: 'completed' })
  expect(heard).toEqual(['ready'])
})

const announce = (version: number): void => {
  server.known.session = session(version)
  server.app.io.emit('tableSessions changed', sessionChange(session(version - 1), session(version)))
}

/** Has each reading of a session do something first, given how many there were. */
const beforeReading = (act: (reads: number) => unknown): { readonly reads: () => number } => {
  let reads = 0
  const before = async (): Promise<void> => {
    reads += 1
    await act(reads)
  }
  server.app.service('tableSessions').hooks({ before: { get: [before] } })
  return { reads: () => reads }
}

test('EVENT-2.3: a session whose reading was cut off is read at its next change', async () => {
  await until(connection.status, (status) => status === 'online')
  const heard: number[] = []
  connection.service('tableSessions').on('patched', ({ version }) => heard.push(version))
  const { reads } = beforeReading((count) => count === 1 && new Promise(() => undefined))
  announce(5)
  await expect.poll(reads).toBe(1)
  server.cut()
  await until(connection.status, (status) => status === 'offline')
  await until(connection.status, (status) => status === 'online')
  announce(6)
  await expect.poll(() => heard).toEqual([6])
  announce(7)
  await expect.poll(() => heard).toEqual([6, 7])
  expect(reads()).toBe(2)
})

test('EVENT-2.3: a session that a busy server did not read is read again without another change', async () => {
  await until(connection.status, (status) => status === 'online')
  const heard: number[] = []
  connection.service('tableSessions').on('patched', ({ version }) => heard.push(version))
  const { reads } = beforeReading((count) => {
    if (count === 1) throw new Unavailable('busy', { code: 'unavailable', retryAfter: 10 })
  })
  announce(5)
  await expect.poll(() => heard).toEqual([5])
  expect(reads()).toBe(2)
})
