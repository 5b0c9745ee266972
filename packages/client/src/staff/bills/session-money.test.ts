import type { Invoice } from '@comanda/contract'
import { expect, test } from 'vitest'
import { CallError, disconnected } from '../../errors/call-error.ts'
import { sampleAttempt } from '../../testing/sample-attempt.ts'
import { sampleIds } from '../../testing/sample-menu.ts'
import { sampleSession } from '../../testing/sample-session.ts'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { until } from '../../testing/until.ts'
import { createSessionMoney } from './session-money.ts'

const { shop, session } = sampleIds
const noInvoices: readonly Invoice[] = []

const open = async (own: { readonly ofShop?: string; readonly losesFirst?: boolean } = {}) => {
  const attempt = sampleAttempt({ session })
  let refunds = 0
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: shop }),
    'tableSessions get': () => sampleSession({ shop: own.ofShop ?? shop }),
    'paymentAttempts find': () => ({ data: [attempt] }),
    'refunds find': () => ({ data: [] }),
    'invoices find': () => ({ data: noInvoices }),
    'paymentMethods find': () => [],
    'paymentMessages find': () => ({ data: [{ _id: 'm', attempt: attempt._id }] }),
    'tableSessions/updatePayment create': () => sampleSession(),
    'tableSessions/refund create': () => {
      refunds += 1
      if (own.losesFirst === true && refunds === 1) throw disconnected()
      return sampleSession()
    },
    'paymentAttempts/confirm create': () => {
      throw new CallError({ name: 'Conflict', message: 'No', statusCode: 409 })
    },
  })
  const money = createSessionMoney(server.connection, { shop, session })
  const close = money.open()
  await until(money.state, ({ status }) => status !== 'loading')
  return { server, money, close }
}

test('PAY-9.3: a bill is loaded with its attempts and the messages about them, and again on each of its events', async () => {
  const { server, money, close } = await open()
  expect(money.state.get()).toMatchObject({
    status: 'ready',
    money: {
      session: { _id: session },
      attempts: [{ status: 'pending' }],
      messages: [{ _id: 'm' }],
    },
  })
  server.dispatch('paymentAttempts patched', sampleAttempt({ session: 'another' }))
  server.dispatch('tableSessions patched', sampleSession())
  server.dispatch('refunds created', { session })
  expect(server.count('shops/subscribe create')).toBe(3)
  close()
})

test('a bill of another shop is not found', async () => {
  const { money } = await open({ ofShop: 'f'.repeat(24) })
  expect(money.state.get()).toEqual({ status: 'notFound' })
})

test('PAY-9.5: a refund whose response was lost is sent again with its key; the next one has another', async () => {
  const { server, money } = await open({ losesFirst: true })
  const request = { payment: 'p', amount: 5, reason: 'cold' }
  await expect(money.refund(request)).rejects.toMatchObject({ reason: 'socketDisconnect' })
  await money.refund(request)
  await money.refund(request)
  const keys = server.calls
    .filter(({ name }) => name === 'tableSessions/refund create')
    .map(({ args: [data] }) => JSON.stringify(data).match(/"idempotencyKey":"([^"]+)"/)?.[1])
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
})

test('a call that is refused fails, and what is known is loaded again; offline it fails at once', async () => {
  const { server, money } = await open()
  const loads = server.count('tableSessions get')
  await expect(money.confirm('x', 'BANK1234')).rejects.toMatchObject({ statusCode: 409 })
  expect(server.count('tableSessions get')).toBe(loads + 1)
  server.status.set('offline')
  await expect(money.ask()).rejects.toMatchObject({ sent: false })
  expect(server.count('tableSessions/updatePayment create')).toBe(0)
})
