import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import { arbitraryRule, idOf } from '../testing/index.ts'
import { compilePriceBook } from '../totals/price-book.ts'
import { type AdviceBoard, adviceBoard } from './advice-board.ts'
import type { AdviceRequest } from './coupon-choice.ts'

const CATEGORIES = 3
const category = (number: number): string => idOf('3', number)
const oneCategory = fc.integer({ min: 1, max: CATEGORIES }).map((one) => [category(one)])
const some = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 1 })

const conditions = fc.oneof(
  fc.constant(undefined),
  oneCategory.map((categories) => [{ for: 'product' as const, categories }]),
  fc
    .tuple(fc.constantFrom('minTotal', 'afterMinTotal'), fc.nat(60))
    .map(([name, total]) => [{ for: 'order' as const, [name]: total }]),
)
const pick = fc.record({
  pickOrder: fc.constantFrom(undefined, undefined, 'asc' as const, 'desc' as const),
  minQty: some(fc.integer({ min: 1, max: 3 })),
  maxQty: some(fc.integer({ min: 1, max: 2 })),
  categories: some(oneCategory),
})
const effect = fc.oneof(
  fc.record({
    discountType: fc.constantFrom('percent' as const, 'percent' as const, 'percentPre' as const),
    discount: fc.constantFrom(0, 0.5, 0.7, 0.8, 0.9, 0.95),
  }),
  fc.record({ discountType: fc.constant('amount' as const), discount: fc.nat(30) }),
  fc.record({ discountType: fc.constant('pickNMaxPrice' as const), discount: fc.nat(40) }),
)

const cheapestFree = fc.record({
  discountType: fc.constantFrom('percent' as const, 'amount' as const),
  discount: fc.constantFrom(0, 0, 0.5, 20),
  conditions: some(oneCategory.map((categories) => [{ for: 'product' as const, categories }])),
  discountRules: fc
    .record({ minQty: fc.integer({ min: 1, max: 3 }), maxQty: fc.integer({ min: 1, max: 2 }) })
    .map((one) => [one]),
})

const anyRule = fc
  .tuple(
    fc.record({
      for: fc.constantFrom(undefined, undefined, 'order' as const, 'product' as const),
      phase: fc.constantFrom(undefined, undefined, undefined, 1),
      maxDiscount: fc.constantFrom(undefined, undefined, 2, 10),
      undiscounted: fc.constantFrom(undefined, undefined, undefined, undefined, true),
      repeat: fc.constantFrom(undefined, undefined, true),
      conditions,
    }),
    fc.oneof(
      fc.constant([]),
      pick.map((one) => [one]),
    ),
    effect,
  )
  .map(([rule, discountRules, does]) => ({ ...rule, discountRules, ...does }))

/** What restaurants give coupons for: rules that meet on the same goods. */
const usualRule: fc.Arbitrary<Omit<DiscountRule, '_id'>> = fc.oneof(cheapestFree, anyRule, anyRule)

/** Several of the same rule compete for the same goods. */
const rules = fc
  .array(
    fc.tuple(fc.oneof({ weight: 5, arbitrary: usualRule }, arbitraryRule), fc.boolean(), fc.nat(9)),
    {
      minLength: 2,
      maxLength: 6,
    },
  )
  .map((all) =>
    all.map(([rule, isAgain, denied], at): DiscountRule => {
      const before = isAgain && at > 0 ? all[at - 1]![0] : rule
      const denies = { ruleType: 'denylist' as const, rules: [idOf('d', denied)] }
      return { ...before, ...(denied < all.length && denies), _id: idOf('d', at) }
    }),
  )

const rounding = fc.constantFrom({}, {}, { discountRoundFactor: 1 }, { discountRoundFactor: 0.1 })
const method = fc.constantFrom('floor' as const, 'round' as const, 'ceil' as const)

const request: fc.Arbitrary<AdviceRequest> = fc
  .tuple(
    fc.array(fc.tuple(fc.nat(12_000), fc.nat(CATEGORIES - 1), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 9,
    }),
    rules,
    fc.tuple(rounding, method, fc.boolean(), fc.constantFrom(0, 10), fc.constantFrom(0, 5)),
    some(usualRule),
  )
  .map(([dishes, coupons, [factor, discountRoundMethod, isBefore, service, tax], automatic]) => ({
    book: compilePriceBook({
      products: dishes.map(([cents, own], at) => ({
        _id: idOf('a', at),
        price: cents / 100,
        category: category(own + 1),
      })),
      productOptions: [],
      taxSettings: tax > 0 ? [{ _id: idOf('f', 1), percent: tax }] : [],
      surchargeSettings: service > 0 ? [{ _id: idOf('e', 1), percent: service }] : [],
      timeConditions: [],
      discounts: automatic ? [{ ...automatic, _id: idOf('d', 50) }] : [],
    }),
    orders: [
      {
        now: '2024-05-15T12:00:00+08:00',
        shop: {
          _id: idOf('5', 1),
          discountBeforeServiceCharge: isBefore,
          ...factor,
          discountRoundMethod,
        },
        session: { type: 'dineIn' as const },
        lines: dishes.map(([, , quantity], at) => ({
          id: `line${at}`,
          product: idOf('a', at),
          quantity,
        })),
        coupons: [],
      },
    ],
    choices: coupons.map((rule, at) => ({ id: `coupon${at}`, rule })),
  }))

const opened = (one: AdviceRequest): AdviceBoard => {
  const { value: board } = adviceBoard(one).next()
  if (!board || !('bound' in board)) throw new Error('It is opened at once.')
  return board
}

const { RUNS, SEED } = process.env

describe('what a set of coupons costs', () => {
  it(
    'is never less than the bound of any coupons of it, beside all others that go with them (CPN-8.6)',
    { timeout: 600_000 },
    () => {
      fc.assert(
        fc.property(request, (one) => {
          const board = opened(one)
          const { choices, conflicts, bound } = board
          for (let set = 0; set < 1 << choices.length; set++) {
            const total = board.tryOut(set)
            if (total === undefined) continue
            for (let chosen = set; ; chosen = (chosen - 1) & set) {
              const rest = board.byMost.filter(
                (at) =>
                  (chosen & (1 << at)) === 0 &&
                  conflicts.every((apart, by) => !(chosen & (1 << by)) || !(apart & (1 << at))),
              )
              expect(total).toBeGreaterThanOrEqual(Math.floor(bound.least(chosen, rest)))
              if (chosen === 0) break
            }
          }
        }),
        { numRuns: RUNS ? Number(RUNS) : 150, ...(SEED && { seed: Number(SEED) }) },
      )
    },
  )

  it(
    'is never less than the bound by what the coupons that are tried first cost and leave (CPN-8.6)',
    { timeout: 600_000 },
    () => {
      fc.assert(
        fc.property(request, (one) => {
          const board = opened(one)
          const { choices, conflicts, order } = board
          const { leastAfter } = board.bound
          if (!leastAfter) return
          for (let set = 0; set < 1 << choices.length; set++) {
            const total = board.tryOut(set)
            if (total === undefined) continue
            let first = 0
            for (const [at, last] of order.entries()) {
              const rest = order
                .slice(at)
                .filter((other) =>
                  conflicts.every((apart, by) => !(first & (1 << by)) || !(apart & (1 << other))),
                )
              expect(total).toBeGreaterThanOrEqual(Math.floor(leastAfter(first)(rest)))
              first |= set & (1 << last)
            }
          }
        }),
        { numRuns: RUNS ? Number(RUNS) : 150, ...(SEED && { seed: Number(SEED) }) },
      )
    },
  )
})
