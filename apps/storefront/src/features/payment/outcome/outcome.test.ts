import { sampleAttempt, sampleOrder, sampleSession } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'

const expiresTime = '2026-03-03T12:00:00.000Z'
const before = Date.parse(expiresTime) - 1
const after = Date.parse(expiresTime) + 1
const bill = sampleSession()
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

it.each(['partial', 'returned'])('what came goes back: %s', (failure) =>
  expect(of({ status: 'failed', failure })).toBe('returned'),
)

it('PAY-8.8: an end about which the provider has said nothing is not one without a charge', () => {
  for (const status of ['cancelled', 'expired'] as const)
    expect(of({ status, failure: 'unconfirmed' })).toBe('unconfirmed')
})

it('a code expires; one that was closed at the end of its time, too', () => {
  expect(of({ status: 'expired', code: true })).toBe('codeExpired')
  const unconfirmed = { code: true, failure: 'unconfirmed' } as const
  expect(of({ status: 'expired', ...unconfirmed })).toBe('codeExpired')
  expect(of({ status: 'cancelled', code: true }, bill, after)).toBe('codeExpired')
  expect(of({ status: 'cancelled', code: true })).toBe('cancelled')
})

it('an order was cancelled, whatever became of the payment', () => {
  const cancelled = sampleSession({ status: 'cancelled' })
  const table = sampleSession({ orders: [sampleOrder({ status: 'cancelled' })] })
  for (const paidFor of [cancelled, table])
    for (const status of ['failed', 'cancelled', 'expired'] as const)
      expect(of({ status }, paidFor)).toBe('orderCancelled')
  expect(of({ status: 'surplus' }, cancelled)).toBe('returned')
})
