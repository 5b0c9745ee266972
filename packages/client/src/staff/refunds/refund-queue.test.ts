import type { Refund } from '@comanda/contract'
import { expect, test } from 'vitest'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { until } from '../../testing/until.ts'
import { createRefundQueue, waitsForStaff } from './refund-queue.ts'

const began = '2026-03-03T04:00:00.000Z'
const at = (minutes: number): number => Date.parse(began) + minutes * 60_000

const refund = (own: Partial<Refund> = {}): Refund => ({
  _id: 'r',
  shop: 'a',
  session: 's',
  attempt: 'p',
  type: 'card',
  amount: 10,
  reason: 'overpaid',
  actor: { role: 'server' },
  status: 'due',
  tries: 0,
  createTime: began,
  ...own,
})

test.each([
  ['a provider refused it', refund({ status: 'failed' }), true],
  ['it is given by hand', { ...refund({ type: 'counter' }), attempt: undefined }, true],
  ['it is on its way', refund({ status: 'sent' }), false],
  ['it is done', refund({ status: 'done' }), false],
])('PAY-9.6: a refund waits for staff if %s: %#', (_why, one, waits) => {
  const { attempt, ...rest } = one
  expect(waitsForStaff(attempt === undefined ? rest : { ...rest, attempt }, at(5))).toBe(waits)
})

test('PAY-9.6: a refund that the provider has not paid for an hour waits for staff', () => {
  expect(waitsForStaff(refund({ status: 'sent' }), at(60))).toBe(false)
  expect(waitsForStaff(refund({ status: 'sent' }), at(61))).toBe(true)
  expect(waitsForStaff(refund({ status: 'done' }), at(61))).toBe(false)
})

const open = async () => {
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: 'a' }),
    'refunds find': (query: { status: unknown }) => ({
      data: query.status === 'done' ? [] : [refund({ status: 'failed' })],
    }),
    'tableSessions find': () => ({
      data: [{ _id: 's', type: 'takeAway', tables: [], orders: [] }],
    }),
    'refunds/again create': () => refund(),
    'refunds/byHand create': () => refund({ status: 'done' }),
  })
  const queue = createRefundQueue(server.connection, { shop: 'a', isOwner: false })
  const close = queue.open()
  await until(queue.state, ({ status }) => status === 'ready')
  return { server, queue, close }
}

test('the queue loads the open refunds with their sessions, and again on each event of the shop', async () => {
  const { server, queue, close } = await open()
  expect(queue.state.get()).toMatchObject({ open: [{ _id: 'r' }], done: [] })
  server.dispatch('refunds patched', refund({ shop: 'another' }))
  server.dispatch('refunds patched', refund())
  expect(server.count('shops/subscribe create')).toBe(2)
  close()
  server.dispatch('refunds patched', refund())
  expect(server.count('shops/subscribe create')).toBe(2)
})

test('nothing is sent without a connection', async () => {
  const { server, queue } = await open()
  server.status.set('offline')
  await expect(queue.again('r')).rejects.toMatchObject({ sent: false })
  await expect(queue.byHand('r', 'cash')).rejects.toMatchObject({ sent: false })
  server.status.set('online')
  await queue.byHand('r', 'cash')
  expect(server.calls.find(({ name }) => name === 'refunds/byHand create')?.args[0]).toEqual({
    refund: 'r',
    note: 'cash',
  })
})
