import { expect, it } from 'vitest'
import type { PriceRequest } from '../catalog/price-request.ts'
import type { TaxSetting } from '../catalog/tax-setting.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import { price } from '../totals/price.ts'

const [pasta, wine] = [idOf('a', 1), idOf('a', 2)]

const taxesOf = (
  settings: readonly Partial<TaxSetting>[],
  type: 'dineIn' | 'takeAway' = 'dineIn',
  lines: PriceRequest['lines'] = [
    { id: 'pasta', product: pasta },
    { id: 'wine', product: wine },
  ],
) =>
  price({
    now: '2026-11-28T12:00:00Z',
    shop: { _id: idOf('5', 1), taxRoundMethod: 'no' },
    session: { type },
    lines,
    coupons: [],
    catalogue: {
      products: [
        { _id: pasta, price: 110 },
        { _id: wine, price: 122, taxClass: 'wine' },
      ],
      productOptions: [],
      discounts: [],
      surchargeSettings: [],
      timeConditions: [],
      taxSettings: settings.map((setting, at) => ({ ...setting, _id: idOf('f', at + 1) })),
    },
  }).taxes.map(({ amount }) => amount)

const food = { percent: 10, included: true }
const drinks = { percent: 22, included: true, taxClass: 'wine' }

it('a tax of a class takes the place of those without one, for the dishes of that class (TAX-1.5)', () => {
  expect(taxesOf([food, drinks])).toEqual([10, 22])
  expect(taxesOf([drinks, food])).toEqual([22, 10])
  expect(taxesOf([food])).toEqual([21.09])
})

it('if no tax of its class is in use, a dish is taxed as those without a class (TAX-1.5)', () => {
  const away = { ...drinks, orderType: ['takeAway' as const] }
  expect(taxesOf([food, away], 'takeAway')).toEqual([10, 22])
  expect(taxesOf([food, away])).toEqual([21.09])
})

it('an ordered line keeps its class (TAX-1.5, PRICE-3.6)', () => {
  const ordered = { productPart: 122, enjoying: 0, other: 0 }
  const of = (taxClass?: string) => [
    { id: 'wine', product: pasta, ordered: { ...ordered, ...(taxClass && { taxClass }) } },
  ]
  expect(taxesOf([food, drinks], 'dineIn', of('wine'))).toEqual([22])
  expect(taxesOf([food, drinks], 'dineIn', of())).toEqual([11.09])
})
