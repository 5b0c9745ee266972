import type { TableSession } from '@comanda/contract'
import { expect, test } from 'vitest'
import { CallError, timedOut } from '../../errors/call-error.ts'
import { sampleIds } from '../../testing/sample-menu.ts'
import { sampleTable } from '../../testing/sample-session.ts'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { until } from '../../testing/until.ts'
import type { CallFields } from './session-changes.ts'
import { createStaffSession } from './staff-session.ts'

const of = { shop: sampleIds.shop, session: sampleIds.session }

const open = async () => {
  let stored = sampleTable({ version: 3, capacity: 2 })
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: of.shop }),
    'tableSessions get': () => stored,
  })
  const staffSession = createStaffSession(server.connection, of)
  staffSession.open()
  await until(staffSession.state, ({ status }) => status === 'ready')
  return {
    server,
    staffSession,
    store: (change: Partial<TableSession>) => {
      stored = { ...stored, ...change }
      return stored
    },
    shown: () => {
      const state = staffSession.state.get()
      return state.status === 'ready' ? state.session : undefined
    },
  }
}

const overtaken = new CallError({
  name: 'Conflict',
  message: 'Somebody has changed this session in the meantime.',
  statusCode: 409,
  code: 'sessionChanged',
})

test('STAFF-4.7: a call names the version that its staff see, and its result shows at once', async () => {
  const { staffSession, store, shown } = await open()
  const sent: CallFields[] = []
  await staffSession.change('three guests', async (fields) => {
    sent.push(fields)
    return store({ version: 4, capacity: 3 })
  })
  expect(sent).toMatchObject([{ session: of.session, expectedVersion: 3 }])
  expect(shown()?.capacity).toBe(3)
})

test('STAFF-4.7: if another device was faster, the session is shown as it is, with what has changed', async () => {
  const { staffSession, store, shown } = await open()
  const failed = staffSession.change('void', async () => {
    store({ version: 5, capacity: 4 })
    throw overtaken
  })
  await expect(failed).rejects.toMatchObject({ code: 'sessionChanged', parts: ['guests'] })
  expect(shown()?.capacity).toBe(4)
})

test('STAFF-4.7: the same call after a lost response is the same call, even if the session has changed', async () => {
  const { server, staffSession, store } = await open()
  const sent: CallFields[] = []
  const call = async (fields: CallFields): Promise<TableSession> => {
    sent.push(fields)
    if (sent.length === 1) throw timedOut()
    return store({ version: 4 })
  }
  await expect(staffSession.change('void one', call)).rejects.toMatchObject({ reason: 'timeout' })
  server.dispatch('tableSessions patched', store({ version: 4 }))
  await staffSession.change('void one', call)
  expect(sent[1]).toEqual(sent[0])
  await staffSession.change('void one', call)
  expect(sent[2]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey)
})

test('STAFF-4.4: without a connection a change fails at once and is not sent', async () => {
  const { server, staffSession, shown } = await open()
  server.status.set('offline')
  const call = staffSession.change('void', () => Promise.reject(new Error('sent')))
  await expect(call).rejects.toMatchObject({ reason: 'offline' })
  expect(shown()?.version).toBe(3)
})

test('a session of another shop is not there', async () => {
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: of.shop }),
    'tableSessions get': () => sampleTable({ shop: 'elsewhere' }),
  })
  const staffSession = createStaffSession(server.connection, of)
  await staffSession.reload()
  expect(staffSession.state.get()).toEqual({ status: 'notFound' })
})
