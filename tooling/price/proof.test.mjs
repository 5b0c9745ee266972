import { expect, it } from 'vitest'
import { proofOf } from './proof.mjs'

const pricedWith = { book: 'b', now: '2026-11-22T07:43:23.036Z' }
const bill = { session: 's', type: 'takeAway', total: 57.8, pricedWith }
const proved = (proof, own = {}) => proofOf({ ...bill, ...own, proof }).split('\n')

it('a bill is equal, or each place that differs is named with both values (BOOK-2.2)', () => {
  const head = 'session s (takeAway): 57.8, priced 2026-11-22T07:43:23.036Z by book b'
  expect(proved({ status: 'equal' })).toEqual([head, '  equal to the cent'])
  const differences = [
    { path: 'totals.total', stored: 57.8, replayed: 57 },
    { path: 'lines.1', stored: { id: 'a' } },
  ]
  expect(proved({ status: 'differs', differences })).toEqual([
    head,
    '  totals.total: stored 57.8, priced again 57',
    '  lines.1: stored {"id":"a"}, priced again nothing',
  ])
})

it('a bill that proves nothing says why (BOOK-2.3)', () => {
  expect(proved({ status: 'noBook' }, { pricedWith: null })).toEqual([
    'session s (takeAway): 57.8',
    '  has no book: it was priced before rule books were stored',
  ])
  expect(proved({ status: 'lostBook', book: 'b' })[1]).toContain('b is missing')
  expect(proved({ status: 'failed', reason: 'lines[0]: x' })[1]).toContain('lines[0]: x')
})
