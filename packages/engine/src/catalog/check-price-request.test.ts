import { describe, expect, it } from 'vitest'
import { price } from '../totals/price.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import type { PriceRequest } from './price-request.ts'
import { PriceRequestError } from './price-request-error.ts'

const product = idOf('a', 1)
const rule = (fields: object) => ({
  id: 'c',
  source: 'coupon',
  rule: { _id: idOf('d', 1), ...fields },
})

const request = (fields: object = {}, catalogue: object = {}): PriceRequest =>
  ({
    now: '2024-05-15T12:00:00+08:00',
    shop: { _id: idOf('5', 1) },
    catalogue: {
      products: [{ _id: product, price: 10 }],
      productOptions: [{ _id: idOf('9', 1), choices: [{ _id: idOf('c', 1), price: 1 }] }],
      taxSettings: [],
      surchargeSettings: [],
      timeConditions: [],
      discounts: [],
      ...catalogue,
    },
    session: { type: 'dineIn' },
    lines: [{ id: 'L1', product }],
    coupons: [],
    ...fields,
  }) as unknown as PriceRequest

const failure = (broken: PriceRequest): string => {
  try {
    price(broken)
  } catch (error) {
    if (error instanceof PriceRequestError) return error.message
    throw error
  }
  return 'priced'
}

const line = (fields: object) => request({ lines: [{ id: 'L1', product, ...fields }] })
const coupon = (fields: object) => request({ coupons: [rule(fields)] })
const lines = (...list: object[]) => request({ lines: list })

describe('a request that breaks the shapes fails and says where (pricing.md §2)', () => {
  it.each<[string, PriceRequest, string]>([
    ['now', request({ now: '2024-05-15' }), 'now: must be an ISO instant'],
    ['shop', request({ shop: {} }), 'shop._id: must be an id'],
    ['an upper-case id', request({ shop: { _id: 'A'.repeat(24) } }), 'shop._id: must be an id'],
    [
      'rounding factor 0',
      request({ shop: { _id: idOf('5', 1), priceRoundFactor: 0 } }),
      'shop.priceRoundFactor: must be a number above 0',
    ],
    [
      'time zone',
      request({ shop: { _id: idOf('5', 1), timeZone: 'X/Y' } }),
      'shop.timeZone: must be an IANA',
    ],
    [
      'session type',
      request({ session: { type: 'picnic' } }),
      'session.type: must be one of dineIn',
    ],
    [
      'adjust without amount',
      request({ session: { type: 'dineIn', adjusts: [{}] } }),
      'session.adjusts[0].amount: must be an amount',
    ],
    [
      'payment without amount',
      request({ session: { type: 'dineIn', payments: [{}] } }),
      'session.payments[0].amount',
    ],
    ['lines', request({ lines: {} }), 'lines: must be a list'],
    ['a line that is none', lines(1 as unknown as object), 'lines[0]: must be a record'],
    [
      'three decimals',
      request({}, { products: [{ _id: product, price: 1.005 }] }),
      'catalogue.products[0].price: must be an amount',
    ],
    [
      'an amount too large',
      line({ overridePrice: 10_000_000.01 }),
      'lines[0].overridePrice: must be an amount',
    ],
    ['quantity 0', line({ quantity: 0 }), 'lines[0].quantity: must be a whole number from 1'],
    ['quantity 10,000', line({ quantity: 10_000 }), 'lines[0].quantity'],
    ['half a ratio', line({ quantityRatio: 0.5 }), 'lines[0].quantityRatio'],
    [
      'a percent with 5 decimals',
      line({ manualPercentAdjust: 0.12345 }),
      'lines[0].manualPercentAdjust',
    ],
    [
      'a selection without id',
      line({ options: [{ option: idOf('9', 1), selections: [{}] }] }),
      'lines[0].options[0].selections[0]._id: is missing',
    ],
    [
      'a choice without id',
      request({}, { productOptions: [{ _id: idOf('9', 1), choices: [{}] }] }),
      'catalogue.productOptions[0].choices[0]._id: is missing',
    ],
    [
      'weekday 7',
      request({}, { timeConditions: [{ _id: idOf('7', 1), weekdays: [7] }] }),
      'catalogue.timeConditions[0].weekdays[0]',
    ],
    [
      '25 o’clock',
      request({}, { timeConditions: [{ _id: idOf('7', 1), from: '25:00' }] }),
      'catalogue.timeConditions[0].from',
    ],
    ['no catalogue', request({ catalogue: undefined }), 'catalogue: must be a record'],
    ['coupon source', request({ coupons: [{ ...rule({}), source: 'vip' }] }), 'coupons[0].source'],
    [
      'percent without discount',
      coupon({ discountType: 'percent' }),
      'coupons[0].rule.discount: is missing',
    ],
    [
      'percentPre without discount',
      coupon({ discountType: 'percentPre' }),
      'coupons[0].rule.discount: is missing',
    ],
    [
      'amount without discount',
      coupon({ discountType: 'amount' }),
      'coupons[0].rule.discount: is missing',
    ],
    [
      'pickNMaxPrice without discount',
      coupon({ discountType: 'pickNMaxPrice' }),
      'coupons[0].rule.discount: is missing',
    ],
    [
      'a factor with 7 decimals',
      coupon({ discountType: 'percent', discount: 0.1234567 }),
      'coupons[0].rule.discount: must be a factor',
    ],
    [
      'an amount with 3 decimals',
      coupon({ discountType: 'amount', discount: 0.125 }),
      'coupons[0].rule.discount: must be an amount',
    ],
    ['maxStep 0', coupon({ maxStep: 0 }), 'coupons[0].rule.maxStep'],
    ['targetStepAmount 0', coupon({ targetStepAmount: 0 }), 'coupons[0].rule.targetStepAmount'],
    [
      'minQty 0 of a pick',
      coupon({ discountRules: [{ minQty: 0 }] }),
      'coupons[0].rule.discountRules[0].minQty',
    ],
    [
      'maxQty 0 of a pick',
      coupon({ discountRules: [{ maxQty: 0 }] }),
      'coupons[0].rule.discountRules[0].maxQty',
    ],
    [
      'half a minQty',
      coupon({ conditions: [{ minQty: 0.5 }] }),
      'coupons[0].rule.conditions[0].minQty',
    ],
    [
      'modifiers',
      coupon({ conditions: [{ includeModifier: ['x'] }] }),
      'coupons[0].rule.conditions[0].includeModifier[0]',
    ],
  ])('%s', (_, broken, message) => {
    expect(failure(broken)).toContain(message)
  })
})

describe('lines that name what there is not (pricing.md §2)', () => {
  const option = idOf('9', 1)
  const choice = idOf('c', 1)
  const parent = { id: 'P', product, options: [{ option, selections: [{ _id: choice }] }] }
  it.each<[string, PriceRequest, string]>([
    [
      'a product',
      lines({ id: 'L', product: idOf('a', 9) }),
      'lines[0].product: the catalogue has no such product',
    ],
    ['no product', lines({ id: 'L' }), 'lines[0].product: is missing'],
    [
      'a group',
      line({ options: [{ option: idOf('9', 9) }] }),
      'lines[0].options[0].option: the catalogue has no such group',
    ],
    [
      'a choice',
      line({ options: [{ option, selections: [{ _id: idOf('c', 9) }] }] }),
      'lines[0].options[0].selections[0]: the group has no such choice',
    ],
    [
      'a value',
      line({ options: [{ option, values: [choice, idOf('c', 9)] }] }),
      'lines[0].options[0].values[1]: the group has no such choice',
    ],
    ['a parent', line({ fromProduct: 'X' }), 'lines[0].fromProduct: there is no such line'],
    [
      'itself as parent',
      line({ fromProduct: 'L1' }),
      'lines[0].fromProduct: a line is its own ancestor',
    ],
    ['two lines of one id', lines(parent, parent), 'lines[1].id: another line has the same id'],
    [
      'a set group',
      lines(parent, { id: 'L', product, fromProduct: 'P' }),
      'lines[1].fromOption: the catalogue has no such group',
    ],
    [
      'a set choice',
      lines(parent, { id: 'L', product, fromProduct: 'P', fromOption: option }),
      'lines[1].fromChoice: the group has no such choice',
    ],
  ])('%s', (_, broken, message) => {
    expect(failure(broken)).toContain(message)
  })

  it('lines that are left out are not checked, ordered ones may be gone', () => {
    expect(failure(lines({ id: 'L', product: idOf('a', 9), status: 'cancel' }))).toBe('priced')
    expect(failure(lines({ id: 'L', product: idOf('a', 9), ordered: {} }))).toBe('priced')
    expect(failure(lines({ id: 'L', customProduct: { price: 1 } }))).toBe('priced')
  })

  it('an amount that cannot be exact is refused', () => {
    const many = { price: 10_000_000, type: 'option', _id: choice }
    const dear = request(
      {
        lines: [
          {
            id: 'L',
            product,
            quantity: 9999,
            options: [{ option, selections: [{ _id: choice, quantity: 9999 }] }],
          },
        ],
      },
      { productOptions: [{ _id: option, choices: [many] }] },
    )
    expect(failure(dear)).toContain('lines[0]: the amount is too large to be exact')
  })

  it('null counts as missing', () => {
    expect(failure(line({ section: null, overridePrice: null, options: null }))).toBe('priced')
  })
})
