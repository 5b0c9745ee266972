import type { PaymentAttempt, TableSession } from '@comanda/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError, neverSent } from '../errors/call-error.ts'
import { createSession } from '../session/session.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { createIntentions } from '../submission/intentions.ts'
import { sampleAttempt } from '../testing/sample-attempt.ts'
import { sampleIds } from '../testing/sample-menu.ts'
import { notFound, scriptedConnection } from '../testing/scripted-connection.ts'
import { attemptPaces, createAttemptRecord } from './attempt-record.ts'
import { intendedPayments } from './intended-payments.ts'

const start = Date.parse('2026-03-03T12:00:00+08:00')
const { _id: id } = sampleAttempt()
const bill = (change: Partial<TableSession> = {}): TableSession =>
  ({ _id: sampleIds.session, version: 1, ...change }) as TableSession

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

/** A phone that began the payment, unless it is another browser. */
const phone = async ({ isOwn = true }: { isOwn?: boolean } = {}) => {
  const storage = memoryStorage()
  const known: { attempt: PaymentAttempt | undefined; isOffline: boolean; isDamaged?: boolean } = {
    attempt: sampleAttempt(),
    isOffline: false,
  }
  const server = scriptedConnection({
    'paymentAttempts get': () => {
      if (known.isOffline) throw neverSent()
      if (known.isDamaged)
        throw new CallError({ name: 'BadRequest', message: 'No id', statusCode: 400 })
      if (!known.attempt) throw notFound()
      return known.attempt
    },
    'paymentAttempts/cancel create': () => {
      known.attempt = sampleAttempt({ status: 'cancelled' })
      return known.attempt
    },
    'tableSessions/updatePayment create': () => bill(),
    'tableSessions/subscribe create': ({ item }: { item: string }) => ({ item, version: 1 }),
  })
  const intentions = createIntentions({ storage })
  const intended = intendedPayments(intentions)
  if (isOwn) await intended.add({ attempt: id, session: sampleIds.session })
  const { connection } = server
  const client = { connection, intentions, session: createSession(connection, storage) }
  const record = createAttemptRecord(client, id)
  const asked = () => server.count('tableSessions/updatePayment create')
  return { server, record, known, intended, asked }
}

test('PAY-8.3: the server asks after 0, 2, 4, 8, 15 and 30 s, then every 30 s', async () => {
  const { record, asked } = await phone()
  const close = record.open(attemptPaces.result)
  const counts: number[] = []
  for (const second of [0, 1, 2, 4, 8, 15, 30, 59, 60, 90]) {
    await vi.advanceTimersByTimeAsync(second * 1000 - Date.now() + start)
    counts.push(asked())
  }
  expect(counts).toEqual([1, 1, 2, 3, 4, 5, 6, 6, 7, 8])
  close()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked()).toBe(8)
})

test('PAY-8.3: while a code or a reader is looked at, the server asks every 3 s, until the outcome is final', async () => {
  const { record, asked, known, intended } = await phone()
  record.open(attemptPaces.wallet)
  await vi.advanceTimersByTimeAsync(9000)
  expect(asked()).toBe(4)
  expect(record.state.get()).toMatchObject({ isOwn: true, bill: { _id: sampleIds.session } })
  known.attempt = sampleAttempt({ status: 'paid' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(5)
  expect(record.state.get()).toMatchObject({ status: 'ready', attempt: { status: 'paid' } })
  expect(intended.pending.get()).toEqual([])
})

test('PAY-8.9: a browser that did not begin the payment asks for its record alone', async () => {
  const { record, asked, known } = await phone({ isOwn: false })
  record.open(attemptPaces.result)
  await vi.advanceTimersByTimeAsync(0)
  expect(record.state.get()).toMatchObject({ status: 'ready', isOwn: false })
  known.attempt = sampleAttempt({ status: 'paid' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(record.state.get().attempt?.status).toBe('paid')
  expect(asked()).toBe(0)
})

test('an event shows at once; a response that was sent before it takes nothing back', async () => {
  const { record, server } = await phone()
  record.open(attemptPaces.result)
  await vi.advanceTimersByTimeAsync(0)
  server.dispatch('paymentAttempts patched', sampleAttempt({ status: 'paid', _id: 'b'.repeat(24) }))
  expect(record.state.get().attempt?.status).toBe('pending')
  server.dispatch('paymentAttempts patched', sampleAttempt({ status: 'expired' }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(record.state.get().attempt?.status).toBe('expired')
  server.dispatch('paymentAttempts patched', sampleAttempt({ status: 'paid' }))
  expect(record.state.get().attempt?.status).toBe('paid')
})

test('offline the known state stays; on reconnect the server asks at once', async () => {
  const { record, server, known, asked } = await phone()
  record.open(attemptPaces.result)
  await vi.advanceTimersByTimeAsync(0)
  known.isOffline = true
  await vi.advanceTimersByTimeAsync(2000)
  expect(record.state.get()).toMatchObject({ status: 'ready', error: { reason: 'offline' } })
  known.isOffline = false
  const before = asked()
  server.reconnect()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked()).toBe(before + 1)
  expect(record.state.get().error).toBeUndefined()
})

test.each([
  ['a payment that does not exist', false],
  ['PAY-8.12: what a damaged link names', true],
])('%s is not found, and not requested again', async (_, isDamaged) => {
  const { record, server, known } = await phone({ isOwn: false })
  known.attempt = undefined
  known.isDamaged = isDamaged
  record.open(attemptPaces.result)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(record.state.get().status).toBe('notFound')
  expect(server.count('paymentAttempts get')).toBeLessThan(4)
})

test('a cancelled payment shows as the server says that it ended', async () => {
  const { record } = await phone()
  record.open(attemptPaces.wallet)
  await record.cancel()
  expect(record.state.get().attempt?.status).toBe('cancelled')
})
