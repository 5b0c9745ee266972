import { expect, it } from 'vitest'
import type { Product } from '../catalog/product.ts'
import type { CartLine } from '../catalog/cart-line.ts'
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

const costs = (dish: Partial<Product>, line: Partial<CartLine> = {}) =>
  price({
    now: '2026-11-28T12:00:00Z',
    shop,
    session: { type: 'dineIn' },
    coupons: [],
    lines: [{ id: '1', product, ...line }],
    catalogue: { ...catalogue, products: [{ _id: product, price: 80, ...dish }] },
  }).totals.total

it('the price of the day is that of a dish whose price is open, and of no other (CAT-6.2)', () => {
  const dayPrice = { price: 380.5 }
  expect(costs({ openPrice: {}, dayPrice })).toBe(380.5)
  expect(costs({ dayPrice })).toBe(80)
  const discountMapping = [{ shop: shop._id, price: 50, discount: 0.5 }]
  expect(costs({ openPrice: {}, dayPrice, discountMapping })).toBe(380.5)
})

it('what staff say of a line is more than the least price, whatever the day says (CAT-6.3)', () => {
  const line = { openKey: 270 }
  expect(costs({ openPrice: {} }, line)).toBe(350)
  expect(costs({ openPrice: {}, dayPrice: { price: 400 } }, line)).toBe(350)
  expect(costs({ openPrice: {}, dayPrice: { price: 400 } }, { openKey: 0 })).toBe(80)
})

it('what staff say of something weighed is of the piece, and leaves its unit the price of the day (PRICE-3.11, CAT-6.3)', () => {
  const dish = { price: 128, byWeight: { unit: 'kg', grams: 1000 } } as const
  const market = { ...dish, openPrice: {}, dayPrice: { price: 200 } }
  expect(costs(dish, { weight: 351, openKey: -0.03 })).toBe(44.9)
  expect(costs(market, { weight: 351, openKey: -0.1 })).toBe(70.1)
})
