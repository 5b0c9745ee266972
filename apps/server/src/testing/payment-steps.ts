import * as fc from 'fast-check'

const which = fc.nat(7)

const part = fc.oneof(
  fc.constant({ part: 'all' } as const),
  fc.record({ part: fc.constant('share' as const), of: fc.integer({ min: 2, max: 4 }) }),
  fc.record({ part: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ part: fc.constant('items' as const), line: which }),
)

/** One thing that somebody does; `which` chooses among the attempts, orders or payments that there are. */
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('order' as const), phone: which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      phone: which,
      part,
      tips: fc.constantFrom(0, 0, 5),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which,
      says: fc.constantFrom(
        'all',
        'all',
        'all',
        'part',
        'other amount',
        'other currency',
        'declined',
      ),
      tells: fc.constantFrom('once', 'twice', 'never'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      which,
      decision: fc.constantFrom('accept', 'refund', 'reject'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(1, 10, 20) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cash' as const), amount: fc.nat(60) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      which,
      amount: fc.integer({ min: 1, max: 60 }),
      byLine: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('serve' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancelOrder' as const), which }) },
  { weight: 1, arbitrary: fc.constant({ do: 'void' as const }) },
)
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/**
 * A history of one bill: at a table, of an order to take away that is paid first, by a guest or by a member who earns points,
 * or of a member's top-up.
 */
export const history = fc.record({
  of: fc.constantFrom('table', 'takeAway', 'member', 'topUp'),
  steps: fc.array(step, { minLength: 4, maxLength: 14 }),
})
export type History = typeof history extends fc.Arbitrary<infer One> ? One : never

const start = { do: 'start', phone: 0, part: { part: 'all' }, tips: 0 } as const
const pay = { do: 'pay', which: 0, says: 'all', tells: 'twice' } as const
const serve = { do: 'serve', which: 0 } as const
const refund = { do: 'refund', which: 0, amount: 20, byLine: true } as const

/** Histories that are always told. */
export const examples: [History][] = [
  [{ of: 'topUp', steps: [start, pay, pay, { do: 'pass', minutes: 20 }] }],
  [{ of: 'topUp', steps: [start, { do: 'cancel', which: 0 }, start, pay, { do: 'void' }] }],
  [{ of: 'member', steps: [start, pay, serve, refund, pay] }],
  [{ of: 'member', steps: [start, pay, serve, refund, { do: 'void' }] }],
]
