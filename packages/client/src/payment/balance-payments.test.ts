import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, type Connection } from '../connection/connection.ts'
import { createSession, type SessionStore } from '../session/session.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { type KeyStorage, memoryStorage } from '../storage/key-storage.ts'
import { sampleIds } from '../testing/sample-menu.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { createIntentions } from '../submission/intentions.ts'
import { balancePayments } from './balance-payments.ts'

let server: TestServer
let storage: KeyStorage
const open: { connection: Connection; session: SessionStore }[] = []

/** How long a phone waits for a response, in ms. */
const timeout = 60_000

/** A phone of the member, or the same phone after a reload. */
const phone = async () => {
  const connection = connect({ url: server.url, timeout })
  const session = createSession(connection, storage)
  open.push({ connection, session })
  await until(connection.status, (status) => status === 'online')
  await session.load(sampleIds.session)
  const intentions = createIntentions({ storage })
  const payments = balancePayments({ connection, session, intentions })
  const payment = payments.of(sampleIds.session)
  const pay = (amount: number) => payment.submit({ session: sampleIds.session, amount })
  await payment.restored
  return { connection, session, payments, payment, pay }
}

beforeEach(async () => {
  // They go on by themselves, and `payInVain` goes ahead.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  server = await startTestServer()
  storage = memoryStorage()
})
afterEach(async () => {
  for (const { session, connection } of open.splice(0))
    for (const part of [session, connection]) part.close()
  await server.stop()
  vi.useRealTimers()
})

/** Pays while responses get lost, until the phone has waited for one long enough. */
const payInVain = async (submit: () => Promise<unknown>) => {
  server.known.paymentResponse = 'lost'
  const paying = submit()
  await expect.poll(() => server.known.payments.size).toBe(1)
  vi.advanceTimersByTime(timeout)
  await paying
}

test('a payment shows in the diner’s session at once, and nothing of the call is stored', async () => {
  const { payment, pay, session } = await phone()
  await pay(40)
  expect(payment.state.get()).toMatchObject({
    status: 'done',
    payload: { amount: 40 },
    result: { paid: 40 },
  })
  expect(session.state.get().session).toMatchObject({ paid: 40 })
  expect(storage.read(clientKeys.intentions)).toBeNull()
})

test('a lost response → unknown; checking again after a reload sends the same key and pays once (PAY-1.5)', async () => {
  const first = await phone()
  await payInVain(() => first.pay(40))
  expect(first.payment.state.get()).toMatchObject({ status: 'unknown', payload: { amount: 40 } })
  await until(first.payments.unknown, (session) => session === sampleIds.session)
  await first.pay(30)

  const { payment, payments } = await phone()
  await until(payments.unknown, (session) => session === sampleIds.session)
  expect(payment.state.get()).toEqual({
    status: 'unknown',
    payload: { session: sampleIds.session, amount: 40 },
  })
  server.known.paymentResponse = 'given'
  await payment.checkAgain()
  expect(payment.state.get().status).toBe('done')
  await until(payments.unknown, (session) => session === undefined)
  expect([...server.known.payments.values()]).toEqual([40])
})

test('retried without a network it stays unknown', async () => {
  const { payment, pay, connection } = await phone()
  await payInVain(() => pay(40))
  const offline = until(connection.status, (status) => status === 'offline')
  server.cut()
  await offline
  await payment.checkAgain()
  expect(payment.state.get()).toMatchObject({ status: 'unknown', error: { reason: 'offline' } })
})

test('a refusal is final: paying again is another intention', async () => {
  const { payment, pay } = await phone()
  server.known.paymentResponse = 'balanceMissing'
  await pay(40)
  expect(payment.state.get()).toMatchObject({
    status: 'refused',
    error: { code: 'balanceMissing' },
  })
  expect(storage.read(clientKeys.intentions)).toBeNull()
  server.known.paymentResponse = 'given'
  await pay(30)
  expect(payment.state.get()).toMatchObject({ status: 'done', payload: { amount: 30 } })
})

test('payments of two sessions are independent', async () => {
  const { payments } = await phone()
  const payment = payments.of(sampleIds.session)
  await payInVain(() => payment.submit({ session: sampleIds.session, amount: 40 }))
  expect(payments.of(sampleIds.session).state.get().status).toBe('unknown')
  expect(payments.of(sampleIds.order).state.get()).toEqual({ status: 'idle' })
})
