import { readFileSync } from 'node:fs'
import { price } from '@comanda/engine/pricing'
import { expect, it } from 'vitest'
import { explain } from './explain.mjs'

const explained = (scenario) => {
  const file = new URL(`../../packages/engine/scenarios/${scenario}.json`, import.meta.url)
  const { request } = JSON.parse(readFileSync(file, 'utf8'))
  return explain(request, price(request))
    .split('\n')
    .map((line) => line.trim().replace(/ {2,}/g, ' '))
}

it('tells what rules took off surcharges, and why one about surcharges alone has none', () => {
  expect(explained('151-surcharges-alone')).toEqual(
    expect.arrayContaining([
      'discounts on it -$ 15.00',
      'yes d00000000000000000000001 (coupon): takes $ 3.00 off surcharges',
      'no d00000000000000000000004 (coupon): no surcharge to apply it to',
      'no d00000000000000000000005 (coupon): the amount is too small; $ 85.00 is missing',
    ]),
  )
})

it('tells that everything has a discount already', () => {
  expect(explained('146-undiscounted')).toEqual(
    expect.arrayContaining([
      'yes d00000000000000000000003 (coupon): takes $ 5.00 off, on L3',
      'no d00000000000000000000004 (coupon): no item without a discount to apply it to',
    ]),
  )
})

it('tells what the others of a group would have been worth (DISC-2.7)', () => {
  const id = 'a'.repeat(24)
  const rule = { bestOf: 'lunch', for: 'order' }
  const request = {
    now: '2030-06-15T04:00:00Z',
    shop: { _id: id },
    session: { type: 'dineIn' },
    catalogue: {
      products: [{ _id: id, price: 80 }],
      productOptions: [],
      taxSettings: [],
      surchargeSettings: [],
      timeConditions: [],
      discounts: [
        { ...rule, _id: 'b'.repeat(24), discountType: 'amount', discount: 5 },
        { ...rule, _id: 'c'.repeat(24), discountType: 'percent', discount: 0.9 },
      ],
    },
    lines: [{ id: 'L1', product: id, quantity: 1 }],
    coupons: [],
  }
  const text = explain(request, price(request))
  expect(text).toContain(`yes  ${'c'.repeat(24)} (automatic): takes $ 8.00 off, on L1`)
  expect(text).toContain(
    `no   ${'b'.repeat(24)} (automatic): another of its group is worth more than its $ 5.00`,
  )
})

it('tells what is missing in words', () => {
  expect(explained('061-hints')).toContain(
    'no d00000000000000000000001 (coupon): the amount is too small; $ 30.00 is missing',
  )
})
