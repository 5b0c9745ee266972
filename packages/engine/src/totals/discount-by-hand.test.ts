import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PriceRequest } from '../catalog/price-request.ts'
import { discountByHand, type GivenByHand } from '../discounts/discount-by-hand.ts'
import { arbitraryRequest } from '../testing/arbitrary-request.ts'
import { rulesOf } from '../testing/rules-of-request.ts'
import { price } from './price.ts'

const ID = 'f'.repeat(24)

/** Returns what a request comes to with a discount by hand, in cents. */
const totalWith = (request: PriceRequest, given: GivenByHand): number => {
  const rule = discountByHand(given, { shop: request.shop, rules: rulesOf(request) })
  const byHand = { id: 'byHand', source: 'manual' as const, rule: { ...rule, _id: ID } }
  const { totals } = price({ ...request, coupons: [...request.coupons, byHand] })
  return Math.round(totals.total * 100)
}

/** By how much the relief of a tax-free session moves as taxes are rounded, each by the shop's step, in cents (TAX-2.3, TAX-2.4). */
const reliefSteps = ({ session, shop, catalogue }: PriceRequest): number => {
  const included = catalogue.taxSettings.filter((one) => one.included === true).length
  return session.taxFree === true ? included * Math.round(1 / (shop.taxRoundFactor ?? 1)) : 0
}

it('more by hand never makes a bill dearer, whatever rules are beside it, but by steps of taxes that are not charged (DISC-2.6)', () => {
  const given = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(arbitraryRequest, given, given, (request, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const without = Math.round(price(request).totals.total * 100)
      const steps = reliefSteps(request)
      for (const as of [(percent: number) => ({ percent }), (amount: number) => ({ amount })]) {
        expect(totalWith(request, as(more))).toBeLessThanOrEqual(
          totalWith(request, as(less)) + steps,
        )
        expect(totalWith(request, as(less))).toBeLessThanOrEqual(without + steps)
      }
    }),
    { numRuns: 200 },
  )
})

it('a step that an automatic rule needs is counted before it: 40 off is not dearer than 37 (DISC-2.6)', () => {
  const request: PriceRequest = {
    now: '2024-05-15T12:00:00+08:00',
    shop: { _id: '5'.repeat(24) },
    catalogue: {
      products: [{ _id: 'a'.repeat(24), price: 138 }],
      productOptions: [],
      taxSettings: [],
      surchargeSettings: [],
      timeConditions: [],
      discounts: [
        {
          _id: 'd'.repeat(24),
          priority: 40,
          discountType: 'amount',
          discount: 10,
          targetStepAmount: 100,
          repeat: true,
        },
      ],
    },
    session: { type: 'dineIn' },
    lines: [{ id: 'L1', product: 'a'.repeat(24), quantity: 1 }],
    coupons: [],
  }
  expect([37, 40].map((amount) => totalWith(request, { amount }))).toEqual([9100, 8800])
})
