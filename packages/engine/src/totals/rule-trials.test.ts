import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryRequest, arbitraryRule, idOf } from '../testing/index.ts'
import { openOrder } from './open-order.ts'
import { compilePriceBook } from './price-book.ts'
import { ruleTrials } from './rule-trials.ts'
import { workOut } from './stages.ts'

const { RUNS } = process.env

/** Requests with rules of all kinds, and lists of some of them. */
const lists = fc.tuple(
  arbitraryRequest,
  fc.array(arbitraryRule, { minLength: 1, maxLength: 8 }),
  fc.array(fc.nat(255), { minLength: 2, maxLength: 12 }),
)

it('one list of rules after another costs what each costs alone, with the same outcomes (PRICE-5.1)', () => {
  fc.assert(
    fc.property(lists, ([{ catalogue, ...order }, all, sets]) => {
      const coupons = all.map((rule, at) => ({
        id: `own${at}`,
        rule: { ...rule, _id: idOf('d', at) },
        source: 'coupon' as const,
      }))
      const opened = openOrder(compilePriceBook(catalogue), { ...order, coupons })
      const inTurn = ruleTrials(opened)
      if (!inTurn) return
      for (const set of sets) {
        const trials = opened.trials.filter((_, at) => (set & (1 << (at % 8))) !== 0)
        const outcomes = inTurn.tryAll(trials)
        const alone = workOut({ ...opened, trials }, false)
        expect(inTurn.sums()).toEqual(alone.sums)
        const told = ({ program, failure, amount, points }: (typeof outcomes)[number]) => [
          program,
          failure,
          amount,
          points,
        ]
        expect(outcomes.map(told)).toEqual(alone.outcomes.map(told))
      }
    }),
    { numRuns: RUNS ? Number(RUNS) : 200 },
  )
})
