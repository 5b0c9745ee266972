/// <reference types="node" />
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AppliedCoupon, PriceRequest } from '../catalog/price-request.ts'
import type { PriceResult } from '../catalog/price-result.ts'
import { arbitraryRequest, arbitraryRule, IDS } from '../testing/index.ts'
import { compilePriceBook } from '../totals/price-book.ts'
import { price } from '../totals/price.ts'
import { type Advising, type CouponAdvice, couponAdvisor } from './coupon-advice.ts'
import { type CouponChoice, inAdvisedOrder, isForMoney } from './coupon-choice.ts'

interface Case {
  readonly request: PriceRequest
  readonly choices: readonly CouponChoice[]
}

const owned = fc.record({
  rule: arbitraryRule,
  ruleId: fc.constantFrom(...IDS.rules),
  bestOf: fc.constantFrom(undefined, undefined, undefined, 'lunch'),
  endDate: fc.constantFrom(undefined, undefined, '2024-05-17', '2024-06-30'),
  code: fc.constantFrom(undefined, undefined, undefined, 'ONE'),
  isUsed: fc.boolean(),
  isAgain: fc.boolean(),
})

/** Carts of all rule types with up to `most` coupons, some in the cart already, some the same as another. */
const arbitraryCase = (most: number): fc.Arbitrary<Case> =>
  fc
    .tuple(
      arbitraryRequest,
      fc.array(owned, { minLength: 1, maxLength: most }),
      fc.constantFrom(undefined, undefined, '2024-05-15T03:00:00Z'),
    )
    .map(([request, all, agreedAt]) => {
      const kept = all.filter(({ isUsed }, at) => at === 0 || isUsed || !all[at - 1]!.isAgain)
      const choices = kept.map(({ rule, ruleId, bestOf, endDate, code, isAgain }, at) => {
        const before = isAgain && at > 0 ? kept[at - 1]! : { rule, ruleId, bestOf, code }
        return {
          id: `own${(at * 7) % 10}`,
          rule: { ...before.rule, _id: before.ruleId, bestOf: before.bestOf },
          endDate,
          code: before.code,
        }
      })
      const used = choices.flatMap(({ id, rule }, at): AppliedCoupon[] =>
        kept[at]!.isUsed ? [{ id, rule, source: 'coupon' }] : [],
      )
      const lines = agreedAt
        ? request.lines.map((line, at) => (at === 0 ? { ...line, agreedAt } : line))
        : request.lines
      return {
        request: { ...request, lines, coupons: [...request.coupons.slice(0, 2), ...used] },
        choices,
      }
    })

const run = <Result>(work: Advising<Result>, most = Number.POSITIVE_INFINITY): Result => {
  for (let steps = 0; ; steps++) {
    const { done, value } = work.next(steps > most)
    if (done) return value
  }
}

const advise = ({ request, choices }: Case, most?: number): CouponAdvice => {
  const { catalogue, ...order } = request
  const book = compilePriceBook(catalogue)
  return run(couponAdvisor({ book, orders: [order], choices }).advise(), most)
}

const withCoupons = (
  request: PriceRequest,
  chosen: readonly CouponChoice[],
  movable: Set<string>,
) =>
  price({
    ...request,
    coupons: [
      ...request.coupons.filter(({ id }) => !movable.has(id)),
      ...chosen.map(({ id, rule }) => ({ id, rule, source: 'coupon' as const })),
    ],
  })

/** How the rules fare that give products, and which other coupons hold. */
const beside = (
  { catalogue, coupons, user }: PriceRequest,
  { discounts }: PriceResult,
  movable: Set<string>,
) => {
  const vip = (user?.vipLevel?.discountLists ?? []).flatMap(({ discounts: rules = [] }) => rules)
  const gifts = discounts.flatMap(({ rule, coupon, error }) => {
    const own =
      coupon === undefined
        ? [...catalogue.discounts, ...vip].find(({ _id }) => _id === rule)
        : coupons.find(({ id }) => id === coupon)?.rule
    const gives = own?.freeProducts?.length
    const isWrong = error === 'errors.ruleMissingFree' || error === 'errors.ruleExtraFree'
    return gives && !movable.has(coupon ?? '')
      ? [`${coupon ?? rule} ${isWrong ? error : !error}`]
      : []
  })
  const held = discounts.flatMap(({ coupon, error }) =>
    coupon !== undefined && error === undefined && !movable.has(coupon) ? [coupon] : [],
  )
  return { gifts: gifts.toSorted(), held }
}

/** The least total of all sets of coupons, each priced from the start. */
const exhaustive = ({ request, choices }: Case): number => {
  const used = new Set(request.coupons.map(({ id }) => id))
  const free = inAdvisedOrder(choices.filter(({ id, rule }) => isForMoney(rule, used.has(id))))
  const movable = new Set(free.map(({ id }) => id))
  const now = price(request)
  const before = beside(request, now, movable)
  let least = now.totals.total
  for (let set = 0; set < 1 << free.length; set++) {
    const chosen = free.filter((_, at) => (set & (1 << at)) !== 0)
    const codes = chosen.flatMap(({ code }) => code ?? [])
    if (new Set(codes).size < codes.length) continue
    const result = withCoupons(request, chosen, movable)
    const holds = chosen.every(
      ({ id }) =>
        result.discounts.find(({ coupon }) => coupon === id)?.error === undefined &&
        result.discounts.some(({ coupon }) => coupon === id),
    )
    const after = beside(request, result, movable)
    const isKept = before.held.every((coupon) => after.held.includes(coupon))
    if (holds && isKept && after.gifts.join() === before.gifts.join())
      least = Math.min(least, result.totals.total)
  }
  return least
}

const cents = (amount: number): number => Math.round(amount * 100)

const { RUNS, SEED } = process.env
const runs = (usual: number) => ({
  numRuns: RUNS ? Number(RUNS) : usual,
  ...(SEED && { seed: Number(SEED) }),
})

describe('the coupons to use', () => {
  it(
    'cost the least of all sets, and no more than now, for carts of all rule types (CPN-8.5)',
    { timeout: 600_000 },
    () => {
      fc.assert(
        fc.property(arbitraryCase(6), (one) => {
          const { now, payLeast, gap } = advise(one)
          expect(gap).toBe(0)
          expect(payLeast?.total ?? now).toBe(exhaustive(one))
        }),
        runs(100),
      )
    },
  )

  it(
    'are the same whatever the order of coupons in the cart and in the wallet (CPN-8.2)',
    { timeout: 600_000 },
    () => {
      fc.assert(
        fc.property(arbitraryCase(8), (one) => {
          const { payLeast } = advise(one)
          const turned = advise({
            request: { ...one.request, coupons: one.request.coupons.toReversed() },
            choices: one.choices.toReversed(),
          })
          // another order of the coupons that are used now may cost more or less now
          const both = payLeast && turned.payLeast
          if (both) expect(turned.payLeast).toMatchObject({ coupons: payLeast.coupons })
        }),
        runs(100),
      )
    },
  )

  it(
    'say, if the search is ended, no less than what another set may save; neither plan costs more than now (CPN-8.6, CPN-8.7)',
    { timeout: 600_000 },
    () => {
      fc.assert(
        fc.property(arbitraryCase(8), fc.nat(8), (one, steps) => {
          const whole = advise(one)
          const { now, payLeast, keepMore, gap } = advise(one, steps)
          const missed = (payLeast?.total ?? now) - (whole.payLeast?.total ?? now)
          expect(cents(gap)).toBeGreaterThanOrEqual(cents(missed))
          for (const plan of [payLeast, keepMore, whole.keepMore])
            expect(cents(plan?.total ?? now)).toBeLessThanOrEqual(cents(now))
        }),
        runs(100),
      )
    },
  )
})
