import { sampleAttempt } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { sampleOrder, sampleSession } from '../../../testing/sample-session.ts'
import { outcomeOf } from './outcome.ts'

const expiresTime = '2026-03-03T12:00:00.000Z'
const before = Date.parse(expiresTime) - 1
const after = Date.parse(expiresTime) + 1
const bill = sampleSession()
const qr = { kind: 'qr', data: 'x', expiresTime } as const
const of = (change: Parameters<typeof sampleAttempt>[0], paidFor = bill, now = before) =>
  outcomeOf(sampleAttempt({ expiresTime, ...change }), paidFor, now)

it.each([
  ['pending', 'asking'],
  ['review', 'review'],
  ['paid', 'paid'],
  ['surplus', 'returned'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
  ['expired', 'pageExpired'],
] as const)('PAY-8.8: %s reads as %s', (status, outcome) => expect(of({ status })).toBe(outcome))

it('a part that was captured goes back', () =>
  expect(of({ status: 'failed', failure: 'partial' })).toBe('returned'))

it('a code expires; one that was closed at the end of its time, too', () => {
  expect(of({ status: 'expired', next: qr })).toBe('codeExpired')
  expect(of({ status: 'cancelled', next: qr }, bill, after)).toBe('codeExpired')
  expect(of({ status: 'cancelled', next: qr })).toBe('cancelled')
})

it('an order that was not paid in time was cancelled, whatever became of the payment', () => {
  const cancelled = sampleSession({ status: 'cancelled' })
  const table = sampleSession({ orders: [sampleOrder({ status: 'cancelled' })] })
  for (const paidFor of [cancelled, table])
    for (const status of ['failed', 'cancelled', 'expired'] as const)
      expect(of({ status }, paidFor)).toBe('deadline')
  expect(of({ status: 'surplus' }, cancelled)).toBe('returned')
})
