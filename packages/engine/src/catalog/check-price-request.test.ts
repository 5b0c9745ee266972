import { describe, expect, it } from 'vitest'
import { idOf } from '../testing/arbitrary-ids.ts'
import { coupon, failure, line, lines, product, request, rule } from '../testing/broken-request.ts'
import type { PriceRequest } from './price-request.ts'

describe('a request that breaks the shapes fails with the path (PRICE-1.2, PRICE-1.7, PRICE-1.4, PRICE-1.5, MONEY-2.1)', () => {
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
      line({ overridePrice: 10_000_000_000.01 }),
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
      'minQty 0 of a condition',
      coupon({ conditions: [{ minQty: 0 }] }),
      'coupons[0].rule.conditions[0].minQty: must be a whole number above 0',
    ],
    ...(['percent', 'amountPerProduct', 'fixedAmount', 'amountPerPerson'] as const).map(
      (name): [string, PriceRequest, string] => [
        `a surcharge of less than 0 by its ${name}`,
        request({}, { surchargeSettings: [{ _id: idOf('e', 1), [name]: -0.01 }] }),
        `catalogue.surchargeSettings[0].${name}: must be a number, 0 or more`,
      ],
    ),
    [
      'a surcharge of half a cent',
      request({}, { surchargeSettings: [{ _id: idOf('e', 1), fixedAmount: 0.005 }] }),
      'catalogue.surchargeSettings[0].fixedAmount: must be an amount',
    ],
    [
      'a tax of less than 0',
      request({}, { taxSettings: [{ _id: idOf('f', 1), percent: -5 }] }),
      'catalogue.taxSettings[0].percent: must be a number, 0 or more',
    ],
    [
      'surcharges of a tax by their names',
      request({}, { taxSettings: [{ _id: idOf('f', 1), surcharges: ['delivery'] }] }),
      'catalogue.taxSettings[0].surcharges[0]: must be an id',
    ],
    [
      'undiscounted in words',
      coupon({ undiscounted: 'yes' }),
      'coupons[0].rule.undiscounted: must be true or false',
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
