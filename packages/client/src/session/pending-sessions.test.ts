import type { TableSession } from '@comanda/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Connection } from '../connection/connection.ts'
import { createSession, type SessionStore } from './session.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { sampleIds } from '../testing/sample-menu.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { createPendingSessions } from './pending-sessions.ts'

let server: TestServer
let connection: Connection
let session: SessionStore

beforeEach(async () => {
  server = await startTestServer()
  connection = connect({ url: server.url })
  await until(connection.status, (status) => status === 'online')
  session = createSession(connection, memoryStorage())
})
afterEach(async () => {
  session.close()
  connection.close()
  await server.stop()
})

const ordered = (version: number, status: string): TableSession =>
  ({ ...server.session(version), orders: [{ _id: sampleIds.order, status }] }) as TableSession

test('an order that is placed counts as incomplete until it is completed or taken (SESS-5.2)', async () => {
  const pending = createPendingSessions(connection, session)
  session.adopt({ ...ordered(1, 'received'), restoreKey: 'key-of-this-session' })
  expect(pending.state.get()).toMatchObject({ incomplete: 1, sessions: [{ version: 1 }] })
  server.app.service('tableSessions').emit('patched', ordered(2, 'completed'))
  await until(pending.state, (state) => state.incomplete === 0)
  expect(pending.state.get().sessions).toHaveLength(1)
  const taken = { ...ordered(3, 'completed'), tvStatus: 'taken' }
  server.app.service('tableSessions').emit('patched', taken)
  await until(pending.state, (state) => state.sessions.length === 0)
  pending.close()
})

test('the known sessions stay while they are loaded again', async () => {
  const pending = createPendingSessions(connection, session)
  session.adopt({ ...ordered(1, 'received'), restoreKey: 'key-of-this-session' })
  const loading = pending.load()
  expect(pending.state.get()).toMatchObject({ status: 'loading', sessions: [{ version: 1 }] })
  await loading
  pending.close()
})

test('without restore keys nothing is requested (SESS-5.2)', async () => {
  const pending = createPendingSessions(connection, session)
  expect(await pending.load()).toEqual([])
  expect(pending.state.get().status).toBe('ready')
  pending.close()
})
