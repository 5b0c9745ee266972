/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { PriceModifier } from '../catalog/price-modifier.ts'
import type { PriceRequest } from '../catalog/price-request.ts'
import type { RuleNeed } from '../catalog/price-result.ts'
import type { SurchargeSetting } from '../catalog/surcharge-setting.ts'
import type { TaxSetting } from '../catalog/tax-setting.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import { price } from './price.ts'

interface Example {
  readonly rule?: Omit<DiscountRule, '_id'>
  readonly rules?: readonly Omit<DiscountRule, '_id'>[]
  readonly surcharge?: Omit<SurchargeSetting, '_id'>
  readonly tax?: Omit<TaxSetting, '_id'>
  readonly taxes?: readonly Omit<TaxSetting, '_id'>[]
  readonly modifiers?: Readonly<Record<string, readonly PriceModifier[]>>
  readonly order: Readonly<Record<string, number>>
  readonly given?: Readonly<Record<string, number>>
  readonly discount: number
  readonly missing?: RuleNeed
  readonly total: number
}

const MENU = [
  { name: 'pizza', price: 60, category: 'mains' },
  { name: 'pasta', price: 50, category: 'mains' },
  { name: 'cola', price: 15, category: 'drinks' },
  { name: 'juice', price: 20, category: 'drinks' },
]
const WORDS = [
  'pizza',
  'pasta',
  'cola',
  'juice',
  'mains',
  'drinks',
  'noon',
  'gold',
  'delivery',
  'rule',
  'shop',
]

/** The page writes names where records have ids. */
const withIds = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (key, each: unknown) =>
      typeof each === 'string' && WORDS.includes(each) && key !== 'type'
        ? idOf('a', WORDS.indexOf(each) + 1)
        : each,
    ),
  ) as Value

const linesOf = (counts: Readonly<Record<string, number>>, fromCoupon?: string) =>
  Object.entries(counts).map(([product, quantity]) => ({
    id: `${product} ${fromCoupon ?? ''}`,
    product: withIds(product),
    quantity,
    ...(fromCoupon !== undefined && { fromCoupon }),
  }))

const requestOf = ({
  rule,
  rules = rule ? [rule] : [],
  surcharge,
  tax,
  taxes = tax ? [tax] : [],
  modifiers,
  order,
  given,
}: Example): PriceRequest => ({
  now: '2024-05-15T12:00:00+08:00',
  shop: { _id: withIds('shop') },
  catalogue: {
    products: MENU.map(({ name, ...product }) => ({
      ...withIds(product),
      _id: withIds(name),
      priceModifiers: withIds(modifiers?.[name] ?? []),
    })),
    productOptions: [],
    taxSettings: taxes.map((each, at) => ({ ...withIds(each), _id: idOf('f', at + 1) })),
    surchargeSettings: surcharge ? [{ ...surcharge, _id: withIds('delivery') }] : [],
    timeConditions: [{ _id: withIds('noon'), timeType: 'order', from: '11:00', to: '14:00' }],
    discounts: rules.map((each, at) => ({
      ...withIds(each),
      _id: at === 0 ? withIds('rule') : idOf('d', at),
    })),
  },
  session: { type: 'delivery' },
  user: { _id: idOf('b', 1), ranks: [{ rank: withIds('gold') }] },
  lines: [...linesOf(order), ...linesOf(given ?? {}, withIds('rule'))],
  coupons: [],
})

const page = readFileSync(new URL('../../../../docs/promotions.md', import.meta.url), 'utf8')
const examples = page.split('\n## ').flatMap((section) =>
  [...section.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => ({
    title: section.split('\n')[0]!,
    example: JSON.parse(match[1]!) as Example,
  })),
)

describe('docs/promotions.md (DISC-9.1)', () => {
  it('has its examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(16)
  })

  it.each(examples)('$title', ({ example }) => {
    const { totals, discounts } = price(requestOf(example))
    expect({
      discount: totals.discounts,
      total: totals.total,
      missing: discounts[0]?.need,
    }).toEqual({
      discount: example.discount,
      total: example.total,
      missing: example.missing,
    })
  })
})
