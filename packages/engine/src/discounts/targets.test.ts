import { expect, it } from 'vitest'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { Session } from '../catalog/session.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import { price } from '../totals/price.ts'

const [soup, rice, tea] = [idOf('a', 1), idOf('a', 2), idOf('a', 3)]

const priced = (fields: Partial<DiscountRule>, cost = 10, session: Partial<Session> = {}) =>
  price({
    now: '2024-05-15T12:00:00+08:00',
    shop: { _id: idOf('5', 1) },
    catalogue: {
      products: [soup, rice, tea].map((_id) => ({ _id, price: cost })),
      productOptions: [],
      taxSettings: [],
      surchargeSettings: [],
      timeConditions: [],
      discounts: [{ _id: idOf('d', 1), ...fields }],
    },
    session: { type: 'dineIn', ...session },
    lines: [
      { id: 'soup', product: soup },
      { id: 'rice', product: rice, quantity: 2 },
      { id: 'tea', product: tea },
    ],
    coupons: [],
  })

const discountsOf = (...input: Parameters<typeof priced>) =>
  priced(...input).lines.map(({ discount }) => discount)

it('DISC-5.1: the items that any condition for products matches are targets, in the order of the cart', () => {
  const conditions = [
    { for: 'product' as const, products: [tea] },
    { for: 'product' as const, products: [soup] },
  ]
  expect(
    discountsOf({ for: 'product', discountType: 'percent', discount: 0.5, conditions }),
  ).toEqual([-5, 0, -5])
  // One cent over equal amounts goes to the earlier line, not to the earlier condition.
  expect(discountsOf({ discountType: 'amount', discount: 0.01, conditions })).toEqual([-0.01, 0, 0])
})

it('DISC-5.4: what an entry leaves of a line is still behind the lines before it', () => {
  expect(
    discountsOf({
      for: 'product',
      discountType: 'percent',
      discount: 0.5,
      discountRules: [
        { products: [rice], maxQty: 1, pickOrder: 'cart' },
        { maxQty: 1, pickOrder: 'cart' },
      ],
    }),
  ).toEqual([-5, -5, 0])
})

it('PRICE-3.9: if nothing costs anything, a pre-adjust goes to the first line', () => {
  const { lines } = priced({}, 0, { preAdjusts: [{ amount: 3 }] })
  expect(lines.map(({ total }) => total)).toEqual([3, 0, 0])
})
