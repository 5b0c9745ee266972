import { sampleIds, sampleMenu } from '@comanda/client/testing'
import type { OrderDiscount } from '@comanda/contract'
import { expect, test } from 'vitest'
import { type CaseCart, offOfCase } from './case-bill.ts'

const half: OrderDiscount = {
  _id: 'a'.repeat(24),
  name: [{ lang: 'en', value: 'Half' }],
  source: 'automatic',
  for: 'order',
  discountType: 'percent',
  discount: 0.5,
}
const ten: OrderDiscount = {
  ...half,
  _id: 'b'.repeat(24),
  source: 'coupon',
  discountType: 'amount',
  discount: 10,
}
const cart: CaseCart = {
  rule: half._id,
  lines: [{ product: sampleIds.noodles, quantity: 2, price: 40 }],
  orderType: 'dineIn',
  time: '2026-03-02T04:30:00.000Z',
}
const rules = { menu: sampleMenu, rules: [half], draft: half }

test('BOOK-4.1: a case keeps the prices of its dishes, whatever they cost now', () => {
  const dearer = sampleMenu.products.map((dish) => ({ ...dish, price: dish.price * 3 }))
  expect(offOfCase(cart, rules)).toBe(40)
  expect(offOfCase(cart, { ...rules, menu: { ...sampleMenu, products: dearer } })).toBe(40)
})

test('BOOK-4.2: the draft is priced for the stored promotion, beside those that every bill has; one of coupons in its own cases alone', () => {
  const draft = { ...half, discount: 0.75, status: 'draft', startDate: '2099-01-01' } as const
  expect(offOfCase(cart, { ...rules, draft })).toBe(20)
  expect(offOfCase(cart, { ...rules, rules: [half, ten], draft: ten })).toBe(40)
  expect(offOfCase({ ...cart, rule: ten._id }, { ...rules, rules: [half, ten], draft: ten })).toBe(
    50,
  )
  const elsewhere = { ...half, _id: 'c'.repeat(24), shops: ['d'.repeat(24)] }
  expect(offOfCase(cart, { ...rules, rules: [half, elsewhere] })).toBe(40)
})

test('BOOK-4.2: a case of which a dish is gone is not run', () => {
  expect(offOfCase(cart, { ...rules, menu: { ...sampleMenu, products: [] } })).toBeUndefined()
})
