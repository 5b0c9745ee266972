import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Connection } from '../connection/connection.ts'
import { sampleIds } from '../testing/sample-menu.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { createSessionRecord } from './session-record.ts'

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

test('a record is loaded and followed, also over a lost connection', async () => {
  const record = createSessionRecord(connection, sampleIds.session)
  const close = record.open()
  await until(record.state, ({ status }) => status === 'ready')
  await until(connection.status, (status) => status === 'online')
  server.app.service('tableSessions').emit('patched', server.session(4))
  await until(record.state, ({ session }) => session?.version === 4)
  server.known.session = server.session(9)
  server.cut()
  await until(record.state, ({ session }) => session?.version === 9)
  close()
})

test('a missing record → notFound', async () => {
  const record = createSessionRecord(connection, 'c00000000000000000000099')
  const close = record.open()
  await until(record.state, ({ status }) => status === 'notFound')
  close()
})

test('a known session shows before it is loaded', () => {
  const record = createSessionRecord(connection, sampleIds.session, server.session(3))
  expect(record.state.get()).toMatchObject({ status: 'ready', session: { version: 3 } })
})
