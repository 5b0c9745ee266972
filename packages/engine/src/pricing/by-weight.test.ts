import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Product } from '../catalog/product.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import { price } from '../totals/price.ts'

const shop = { _id: 'a'.repeat(24) }
const product = 'b'.repeat(24)
const catalogue = {
  productOptions: [],
  discounts: [],
  surchargeSettings: [],
  taxSettings: [],
  timeConditions: [],
}

const costs = (dish: Partial<Product>, ...lines: readonly Partial<CartLine>[]) =>
  price({
    now: '2026-11-28T12:00:00Z',
    shop,
    session: { type: 'dineIn' },
    coupons: [],
    lines: lines.map((line, at) => ({ id: String(at), product, ...line })),
    catalogue: { ...catalogue, products: [{ _id: product, price: 128, ...dish }] },
  }).totals.products

const kilo = { byWeight: { grams: 1000 } }

it('a weighed line costs the price of its unit by its grams, rounded half up from the exact value (PRICE-3.11)', () => {
  expect(costs(kilo, { weight: 350 })).toBe(44.8)
  expect(costs({ byWeight: { grams: 100 }, price: 12.5 }, { weight: 1 })).toBe(0.13)
  expect(costs({ byWeight: { grams: 100 }, price: 12.5 }, { weight: 2 })).toBe(0.25)
  // A Hong Kong catty and its sixteenth, and those of Taiwan and the mainland.
  expect(costs({ byWeight: { grams: 604.78982 } }, { weight: 605 })).toBe(128.04)
  expect(costs({ byWeight: { grams: 37.79936375 } }, { weight: 378 })).toBe(1280.02)
  expect(costs({ byWeight: { grams: 600 } }, { weight: 450 })).toBe(96)
  expect(costs({ byWeight: { grams: 50 } }, { weight: 25 })).toBe(64)
})

it('the price of a unit is what modifiers and the day make of it; units of a line weigh the same each (PRICE-3.11)', () => {
  const happy: Partial<Product> = {
    ...kilo,
    priceModifiers: [{ type: 'orderType', orderType: 'dineIn', percent: -25, price: 4 }],
  }
  expect(costs(happy, { weight: 500 })).toBe(50)
  expect(costs({ ...kilo, openPrice: {}, dayPrice: { price: 300 } }, { weight: 500 })).toBe(150)
  expect(costs(kilo, { weight: 350, quantity: 3 })).toBe(134.4)
  expect(costs(kilo, { weight: 350, overridePrice: 40 })).toBe(40)
  expect(costs(kilo, {})).toBe(128)
  expect(costs({}, { weight: 350 })).toBe(128)
})

it('no weight takes a line over the largest amount (MONEY-1.2)', () => {
  expect(() => costs({ byWeight: { grams: 1 }, price: 9_000_000_000 }, { weight: 2 })).toThrow(
    PriceRequestError,
  )
})

it('the price of each weight is that of the exact quotient, and pieces add up to their lines (PRICE-3.11)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom(1000, 100, 604.78982, 37.79936375, 600, 37.5, 500, 50, 453.59237),
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 4 }),
      (rate, grams, weights) => {
        const unit = BigInt(Math.round(grams * 1e8))
        const each = weights.map((weight) => {
          const scaled = BigInt(rate) * BigInt(weight) * 100_000_000n
          return Number((2n * scaled + unit) / (2n * unit))
        })
        const total = costs(
          { byWeight: { grams }, price: rate / 100 },
          ...weights.map((weight) => ({ weight })),
        )
        expect(Math.round(total * 100)).toBe(each.reduce((sum, cents) => sum + cents, 0))
      },
    ),
  )
})
