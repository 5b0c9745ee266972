import { PaymentAttemptStatus } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../../payments/provider.ts'
import { isOtherMoney, transition } from './transition.ts'

type Status = PaymentAttemptStatus
const statuses = PaymentAttemptStatus.anyOf.map(({ const: status }) => status)

const whole = { captured: 12_850, currency: 'HKD' } as const
const attempt = (status: Status, captured = 0) => ({
  status,
  captured,
  refunded: 0,
  failure: null,
  providerTransactionId: null,
  charge: 128.5,
  currency: 'HKD' as const,
})

/** What a provider may say, and whether the money is owed then. */
const said: Readonly<Record<string, readonly [Verdict, boolean]>> = {
  'paid, owed': [{ is: 'paid', ...whole }, true],
  'paid, not owed': [{ is: 'paid', ...whole }, false],
  'another amount': [{ is: 'paid', captured: 12_000, currency: 'HKD' }, true],
  'another currency': [{ is: 'paid', captured: 12_850, currency: 'TWD' }, true],
  'no amount': [{ is: 'paid' }, true],
  partial: [{ is: 'partial', captured: 5_000, currency: 'HKD' }, true],
  failed: [{ is: 'failed', code: '203' }, true],
  'failed, may try again': [{ is: 'failed', final: false, code: '203' }, true],
  cancelled: [{ is: 'cancelled' }, true],
  expired: [{ is: 'expired' }, true],
  review: [{ is: 'review', captured: 12_850 }, true],
  pending: [{ is: 'pending' }, true],
  unknown: [{ is: 'unknown' }, true],
}

/** The new status, or none: of pending, of the other open ones, of the final ones. */
const table: Readonly<Record<string, readonly [Status?, Status?, Status?]>> = {
  'paid, owed': ['paid', 'paid'],
  'paid, not owed': ['surplus', 'surplus'],
  'another amount': ['review', 'review'],
  'another currency': ['review', 'review'],
  'no amount': ['review', 'review'],
  partial: ['failed', 'failed'],
  failed: ['failed'],
  'failed, may try again': [],
  cancelled: ['cancelled'],
  expired: ['expired'],
  review: ['review'],
  pending: [],
  unknown: [],
}

const kinds: readonly Status[][] = [
  ['pending'],
  ['review', 'failed', 'cancelled', 'expired'],
  ['paid', 'surplus'],
]

const cases = Object.keys(said).flatMap((word) =>
  kinds.flatMap((froms, kind) => froms.map((from) => [from, word, table[word]?.[kind]] as const)),
)

it('has a row for each status and each thing that a provider may say', () => {
  expect(cases).toHaveLength(statuses.length * Object.keys(said).length)
})

it.each(cases)('PAY-2.2: %s, then %s: %s', (from, word, to) => {
  const [verdict, isOwed] = said[word]!
  const result = transition(attempt(from), verdict, isOwed)
  expect('to' in result ? result.to : undefined).toBe(to)
})

describe('the money', () => {
  it('PAY-2.3: a success counts whole; one that is not needed goes back whole', () => {
    const paid: Verdict = { is: 'paid', ...whole }
    expect(transition(attempt('expired'), paid, true)).toEqual({ to: 'paid', captured: 12_850 })
    const back = { to: 'surplus', captured: 12_850, back: 12_850 }
    expect(transition(attempt('pending'), paid, false)).toEqual(back)
  })

  it('PAY-2.4: what differs from the charge goes nowhere until staff decide', () => {
    const result = transition(
      attempt('pending'),
      { is: 'paid', captured: 1, currency: 'HKD' },
      true,
    )
    expect(result).toEqual({ to: 'review', captured: 1, failure: 'amount' })
  })

  it('PAY-2.2: a part goes back once, however often the provider says it', () => {
    const partial: Verdict = { is: 'partial', captured: 5_000, currency: 'HKD', code: '110' }
    const first = transition(attempt('pending'), partial, true)
    expect(first).toEqual({ to: 'failed', captured: 5_000, back: 5_000, failure: 'partial' })
    expect(transition(attempt('failed', 50), partial, true)).toEqual({ note: undefined })
  })

  it('PAY-2.4: an amount in review that the provider says again changes nothing', () => {
    const review = { ...attempt('review', 100), failure: 'amount' }
    const said: Verdict = { is: 'paid', captured: 10_000, currency: 'HKD' }
    expect(transition(review, said, true)).toEqual({ note: undefined })
    const more = transition(review, { ...said, captured: 11_000 }, true)
    expect(more).toEqual({ to: 'review', captured: 11_000, failure: 'amount' })
  })

  it('PAY-2.2: money that went back is not counted again when the provider repeats it', () => {
    const returned = { ...attempt('failed', 128.5), refunded: 128.5, providerTransactionId: 'T1' }
    const paid: Verdict = { is: 'paid', ...whole }
    expect(transition(returned, { ...paid, transaction: 'T1' }, true)).toEqual({ note: undefined })
    expect(transition(returned, paid, true)).toEqual({ note: undefined })
  })

  it.each(statuses)('PAY-2.17: %s with money of T1: money of T2 is other money', (status) => {
    const known = { ...attempt(status, 128.5), providerTransactionId: 'T1' }
    for (const is of ['paid', 'partial'] as const) {
      expect(isOtherMoney(known, { is, transaction: 'T2' })).toBe(true)
      expect(isOtherMoney(known, { is, transaction: 'T1' })).toBe(false)
      expect(isOtherMoney(known, { is })).toBe(false)
      const without = { ...known, captured: 0 }
      expect(isOtherMoney(without, { is, transaction: 'T2' })).toBe(false)
    }
    expect(isOtherMoney(known, { is: 'failed', transaction: 'T2' })).toBe(false)
  })
})
