import { describe, expect, it } from 'vitest'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { PriceRequest } from '../catalog/price-request.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import { price } from '../totals/price.ts'

const food = idOf('a', 1)
const drink = idOf('a', 2)
const extra = idOf('a', 3)
const drinks = idOf('3', 2)
const never = idOf('7', 1)
const spicy = idOf('6', 1)
const rule = (fields: Partial<DiscountRule>, number = 1): DiscountRule => ({
  _id: idOf('d', number),
  ...fields,
})
const tenOff: Partial<DiscountRule> = { discountType: 'amount', discount: 10 }
const halfOff: Partial<DiscountRule> = { discountType: 'percent', discount: 0.5 }

const request = (
  discounts: readonly DiscountRule[],
  changes: Partial<PriceRequest> = {},
): PriceRequest => ({
  now: '2024-05-15T12:00:00+08:00',
  shop: { _id: idOf('5', 1) },
  catalogue: {
    products: [
      { _id: food, price: 60 },
      { _id: drink, price: 20, category: drinks },
      { _id: extra, price: 5, discountable: false },
    ],
    productOptions: [],
    taxSettings: [],
    surchargeSettings: [],
    timeConditions: [{ _id: never, timeType: 'range', endDate: '2020-01-01' }],
    discounts,
  },
  session: { type: 'dineIn', modifiers: [spicy] },
  lines: [
    { id: 'food', product: food, quantity: 2 },
    { id: 'drink', product: drink, weight: 3 },
  ],
  coupons: [],
  ...changes,
})
const outcomes = (...input: Parameters<typeof request>) => price(request(...input)).discounts
const errorOf = (fields: Partial<DiscountRule>, changes?: Partial<PriceRequest>) =>
  outcomes([rule(fields)], changes)[0]?.error
const amountOf = (fields: Partial<DiscountRule>, changes?: Partial<PriceRequest>) =>
  outcomes([rule(fields)], changes)[0]?.amount

const listOf = (number: number, shops: readonly string[]) => ({
  shops,
  discounts: [rule(tenOff, number)],
})

describe('picks', () => {
  it.each([
    ['asc', 'drink', -20],
    ['desc', 'food', -60],
    ['cart', 'food', -60],
  ] as const)(
    'DISC-5.3, PRICE-6.6: %s takes the unit of the %s, and the rule lists its line',
    (pickOrder, id, amount) => {
      const one = { for: 'product', discountType: 'percent', discount: 0 } as const
      const picked = rule({ ...one, discountRules: [{ pickOrder, maxQty: 1 }] })
      expect(outcomes([picked])).toMatchObject([{ amount, lines: [id] }])
    },
  )

  it('DISC-5.3: in cart order the earlier line is first, whatever it costs', () => {
    const one = { for: 'product', discountType: 'percent', discount: 0 } as const
    const first = rule({ ...one, discountRules: [{ pickOrder: 'cart', maxQty: 1 }] })
    const lines = [
      { id: 'drink', product: drink },
      { id: 'food', product: food },
    ]
    expect(outcomes([first], { lines })).toMatchObject([{ amount: -20, lines: ['drink'] }])
  })

  it('PRICE-6.6: a rule that fails lists no line', () => {
    expect(outcomes([rule({ ...tenOff, status: 'disabled' })])).toMatchObject([
      { error: 'errors.ruleDisabled', amount: 0, lines: [] },
    ])
  })
})

describe('candidates', () => {
  it('a top-up has no rules (DISC-1.3)', () => {
    expect(outcomes([rule(tenOff)], { session: { type: 'topUp' } })).toEqual([])
  })

  it('a vip level gives its order discount, and its lists of this shop or of all (DISC-1.4)', () => {
    const vipLevel = {
      _id: idOf('e', 1),
      status: 'active',
      orderDiscount: 0.9,
      discountLists: [listOf(1, [idOf('5', 1)]), listOf(2, [idOf('5', 2)]), listOf(3, [])],
    }
    const { discounts } = price(request([], { user: { _id: idOf('b', 1), vipLevel } }))
    expect(discounts.map(({ rule: id, source, amount }) => [id, source, amount])).toEqual([
      [idOf('e', 1), 'vip', -14],
      [idOf('d', 1), 'vip', -10],
      [idOf('d', 3), 'vip', -10],
    ])
  })

  it('a catalogue rule without source is automatic, one of source coupon is not a candidate (DISC-1.5)', () => {
    const found = outcomes([rule(tenOff), rule({ ...tenOff, source: 'coupon' }, 2)])
    expect(found.map(({ source }) => source)).toEqual(['automatic'])
  })

  it('each sees what the previous one left (DISC-2.5)', () => {
    const amounts = outcomes([rule(halfOff), rule(halfOff, 2)]).map(({ amount }) => amount)
    expect(amounts).toEqual([-70, -35])
  })
})

describe('conditions', () => {
  const order = { for: 'order' } as const

  it('are tested in their order, after the tests of the rule itself (DISC-3.7)', () => {
    const conditions = [
      { ...order, minQty: 9 },
      { ...order, minTotal: 999 },
    ]
    expect(errorOf({ ...tenOff, conditions })).toBe('errors.ruleMinQty')
    expect(errorOf({ ...tenOff, conditions, status: 'draft' })).toBe('errors.ruleDisabled')
    expect(errorOf({ ...tenOff, conditions: conditions.toReversed() })).toBe('errors.ruleMinTotal')
  })

  it.each([
    ['DISC-4.3', 'errors.ruleExclude', { for: 'exclude', categories: [drinks] }],
    ['DISC-4.4', 'errors.ruleInclude', { ...order, products: [extra] }],
    ['DISC-4.5', 'errors.ruleMinQty', { ...order, minQty: 4 }],
    ['DISC-4.5', 'errors.ruleMinWeight', { ...order, minWeight: 4 }],
    ['DISC-4.8', 'errors.ruleIncludeModifier', { ...order, includeModifier: idOf('6', 2) }],
    ['DISC-4.8', 'errors.ruleExcludeModifier', { ...order, excludeModifier: [spicy] }],
    ['DISC-4.9', 'errors.timeRange', { ...order, timeConditions: [never] }],
  ] as const)('%s: %s', (_, error, condition) => {
    expect(errorOf({ ...tenOff, conditions: [condition] })).toBe(error)
  })

  it('an exclude condition outside its times excludes nothing (DISC-4.3)', () => {
    const conditions = [{ for: 'exclude', categories: [drinks], timeConditions: [never] }] as const
    expect(errorOf({ ...tenOff, conditions })).toBeUndefined()
  })
})

describe('targets and amounts', () => {
  it('picks that take no unit, or form no full group → errors.ruleMinQty (DISC-3.9)', () => {
    const discountRules = [{ minQty: 4 }]
    expect(errorOf({ ...halfOff, discountRules })).toBe('errors.ruleMinQty')
    expect(errorOf({ discountType: 'pickNMaxPrice', discount: 10, discountRules })).toBe(
      'errors.ruleMinQty',
    )
  })

  it('a base without a full step → errors.ruleMinTotal (DISC-3.10)', () => {
    expect(errorOf({ ...tenOff, targetStepAmount: 141 })).toBe('errors.ruleMinTotal')
    expect(errorOf({ ...tenOff, targetStepAmount: 140 })).toBeUndefined()
  })

  it('conditions for products say which items are targets, else all are (DISC-5.1)', () => {
    const conditions = [{ for: 'product', categories: [drinks] }] as const
    expect(amountOf({ ...halfOff, conditions })).toBe(-10)
    expect(amountOf(halfOff)).toBe(-70)
  })

  it('points also apply to what is not discountable, discounts do not (DISC-5.2)', () => {
    const changes: Partial<PriceRequest> = {
      lines: [{ id: 'extra', product: extra }],
      user: { _id: idOf('b', 1) },
    }
    expect(errorOf(tenOff, changes)).toBe('errors.ruleNothing')
    const [points] = outcomes([rule({ type: 'point', percentagePoint: 1 })], changes)
    expect(points?.points).toBe(5)
  })

  it('without pick entries every unit with something left is picked (DISC-5.5)', () => {
    const [found] = outcomes([rule({ ...tenOff, for: 'product' })])
    expect(found).toMatchObject({ amount: -30, lines: ['food', 'drink'] })
  })

  it('percentPre reads the amount before discounts, clamped to what is left (DISC-6.2)', () => {
    const pre: Partial<DiscountRule> = { discountType: 'percentPre', discount: 0.5 }
    const amounts = (first: number) =>
      outcomes([rule({ ...halfOff, discount: first }), rule(pre, 2)]).map(({ amount }) => amount)
    expect(amounts(0.5)).toEqual([-70, -70])
    expect(amounts(0.2)).toEqual([-112, -28])
  })

  it('an amount is shared over the lines by their discountable amounts (DISC-6.9)', () => {
    const { lines } = price(
      request([
        rule({ ...halfOff, conditions: [{ for: 'product', categories: [drinks] }] }),
        rule({ ...tenOff, discount: 13 }, 2),
      ]),
    )
    expect(lines.map(({ discounts }) => discounts.at(-1)?.amount)).toEqual([-12, -1])
  })
})
