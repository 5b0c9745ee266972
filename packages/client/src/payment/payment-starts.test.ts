import type { StartPaymentResult } from '@comanda/contract'
import { expect, test } from 'vitest'
import { timedOut } from '../errors/call-error.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { createIntentions } from '../submission/intentions.ts'
import { sampleAttempt } from '../testing/sample-attempt.ts'
import { sampleIds } from '../testing/sample-menu.ts'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { until } from '../testing/until.ts'
import { intendedPayments } from './intended-payments.ts'
import { type PaymentStart, paymentStarts } from './payment-starts.ts'

const started: StartPaymentResult = {
  attempt: sampleAttempt(),
  next: { kind: 'redirect', url: 'https://pay.example/1' },
}
const start: PaymentStart = {
  call: 'payments/online',
  locale: 'zh-hk',
  data: { session: sampleIds.session, methodRef: sampleIds.tea, amount: 40 },
}

/** A phone, and the same phone after a reload. Each key starts one payment. */
const phone = () => {
  const storage = memoryStorage()
  const server = { isLost: false, keys: new Set<unknown>(), locales: [] as unknown[] }
  const { connection } = scriptedConnection({
    'payments/online create': (data: { idempotencyKey: string }, query: { locale: string }) => {
      server.keys.add(data.idempotencyKey)
      server.locales.push(query.locale)
      if (server.isLost) throw timedOut()
      return started
    },
  })
  const page = () => {
    const intentions = createIntentions({ storage })
    const starts = paymentStarts({ connection, intentions })
    return { starts, of: starts.of(sampleIds.session), intended: intendedPayments(intentions) }
  }
  return { server, page }
}

test('a start makes the call of its method in the diner’s language, and its payment is stored (PAY-8.2)', async () => {
  const { server, page } = phone()
  const { of, intended } = page()
  await of.restored
  expect(await of.submit(start)).toMatchObject({ status: 'done', result: started })
  expect(server.locales).toEqual(['zh-hk'])
  expect(intended.pending.get()).toMatchObject([
    { attempt: started.attempt._id, session: sampleIds.session },
  ])
})

test('PAY-8.1: a lost response is unknown, also after a reload; checking again sends the same key', async () => {
  const { server, page } = phone()
  server.isLost = true
  const first = page()
  await first.of.restored
  expect(await first.of.submit(start)).toMatchObject({ status: 'unknown' })
  await until(first.starts.unknown, (session) => session === sampleIds.session)
  expect(await first.of.submit({ ...start, data: { ...start.data, amount: 10 } })).toMatchObject({
    status: 'unknown',
    payload: start,
  })

  const next = page()
  await next.of.restored
  expect(next.of.state.get()).toMatchObject({ status: 'unknown', payload: start })
  server.isLost = false
  expect(await next.of.checkAgain()).toMatchObject({ status: 'done' })
  await until(next.starts.unknown, (session) => session === undefined)
  expect(server.keys.size).toBe(1)
})
