import type { PaymentAttempt, PaymentMethod } from '@comanda/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError, timedOut } from '../errors/call-error.ts'
import { createSession } from '../session/session.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { createIntentions } from '../submission/intentions.ts'
import { sampleAttempt } from '../testing/sample-attempt.ts'
import { sampleIds } from '../testing/sample-menu.ts'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { createKioskPayment, isUnderWay } from './kiosk-payment.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { _id: id } = sampleAttempt()
const session = sampleIds.session
const reader: PaymentMethod = { _id: 'a'.repeat(24), name: [], type: 'card', call: 'bbposWeb' }
const counter: PaymentMethod = { _id: 'b'.repeat(24), name: [], type: 'counter' }

const refused = (code: string): CallError =>
  new CallError({ name: 'Conflict', message: '', statusCode: 409, code })

/** A kiosk whose server begins a payment at a reader, unless it refuses. */
const kiosk = () => {
  const known = { attempt: sampleAttempt(), isLost: false, refusal: '' }
  const server = scriptedConnection({
    'bbposWeb create': () => {
      if (known.isLost) throw timedOut()
      if (known.refusal) throw refused(known.refusal)
      return { attempt: known.attempt, next: { kind: 'reader', name: 'Door' } }
    },
    'paymentAttempts get': () => known.attempt,
    'paymentAttempts/cancel create': () => {
      known.attempt = sampleAttempt({ status: 'cancelled' })
      return known.attempt
    },
    'tableSessions/updatePayment create': () => ({ _id: session, version: 1 }),
    'tableSessions/payBy create': () => ({ _id: session, version: 2 }),
    'tableSessions/subscribe create': ({ item }: { item: string }) => ({ item, version: 1 }),
    'tableSessions get': () => ({ _id: session, version: 1 }),
  })
  const storage = memoryStorage()
  const intentions = createIntentions({ storage, indexedDB: null })
  const { connection } = server
  const client = { connection, intentions, session: createSession(connection, storage) }
  const payment = createKioskPayment(client)
  const begin = async () => {
    payment.start(session, reader, { locale: 'en', reader: 'tmr_door' })
    await vi.advanceTimersByTimeAsync(10)
  }
  const say = async (status: PaymentAttempt['status']) => {
    known.attempt = sampleAttempt({ status })
    await vi.advanceTimersByTimeAsync(3000)
  }
  return { server, payment, known, begin, say }
}

test('KIOSK-6.2, KIOSK-6.3: the payment begins at the reader of the kiosk, and is under way until the server knows its end', async () => {
  const { server, payment, begin, say } = kiosk()
  await begin()
  expect(server.calls.find(({ name }) => name === 'bbposWeb create')?.args[0]).toMatchObject({
    session,
    methodRef: reader._id,
    reader: 'tmr_door',
  })
  expect(payment.state.get()).toMatchObject({
    step: 'pending',
    attempt: { _id: id, next: { kind: 'reader', name: 'Door' } },
  })
  expect(isUnderWay(payment.state.get())).toBe(true)
  payment.chooseAgain()
  expect(payment.state.get().step).toBe('pending')
  await say('paid')
  expect(payment.state.get().step).toBe('paid')
  payment.close()
})

test('KIOSK-6.3: after a payment that failed another one begins; to be paid at the counter the order is not given up', async () => {
  const { payment, begin, say } = kiosk()
  await begin()
  await say('failed')
  expect(payment.state.get().step).toBe('unpaid')
  await begin()
  await payment.cancel()
  expect(payment.state.get()).toMatchObject({ step: 'unpaid', attempt: { status: 'cancelled' } })
  payment.chooseAgain()
  expect(payment.state.get().step).toBe('choose')
  expect(payment.session()).toBe(session)
  await payment.payAtCounter(counter)
  expect(payment.session()).toBeUndefined()
  payment.close()
})

test('KIOSK-6.2: a reader that is busy can be tried again, one that does not work is not offered any more', async () => {
  const { payment, known, begin } = kiosk()
  known.refusal = 'readerBusy'
  await begin()
  expect(payment.state.get().step).toBe('refused')
  expect([...payment.broken()]).toEqual([])
  known.refusal = 'paymentUnavailable'
  await begin()
  expect([...payment.broken()]).toEqual([reader._id])
  payment.close()
})

test('KIOSK-6.3: a start without a response is repeated with its key until it has one', async () => {
  const { server, payment, known, begin } = kiosk()
  known.isLost = true
  await begin()
  expect(isUnderWay(payment.state.get())).toBe(true)
  known.isLost = false
  await vi.advanceTimersByTimeAsync(6000)
  expect(payment.state.get().step).toBe('pending')
  const keys = server.calls
    .filter(({ name }) => name === 'bbposWeb create')
    .map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  payment.close()
})
