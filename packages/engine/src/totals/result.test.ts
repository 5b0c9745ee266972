import { describe, expect, it } from 'vitest'
import type { Catalogue, PriceRequest } from '../catalog/price-request.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import { price } from './price.ts'

const dish = idOf('a', 1)
const spared = idOf('a', 2)
const service = idOf('8', 1)

const request = (
  changes: Partial<Catalogue> = {},
  lines: PriceRequest['lines'] = [{ id: 'dish', product: dish }],
): PriceRequest => ({
  now: '2024-05-15T12:00:00+08:00',
  shop: { _id: idOf('5', 1) },
  catalogue: {
    products: [
      { _id: dish, price: 100 },
      { _id: spared, price: 100, freeSurcharge: true },
    ],
    productOptions: [],
    taxSettings: [],
    surchargeSettings: [],
    timeConditions: [],
    discounts: [],
    ...changes,
  },
  session: { type: 'dineIn', capacity: 2 },
  lines,
  coupons: [],
})

describe('the result', () => {
  it('lists all lines in the order of the request, without zero shares (PRICE-6.1)', () => {
    const { lines } = price(
      request({}, [
        { id: 'b', product: dish, quantity: 2 },
        { id: 'a', product: spared },
        { id: 'gone', product: dish, status: 'cancel' },
      ]),
    )
    expect(lines.map(({ id, total, net }) => [id, total, net])).toEqual([
      ['b', 200, 200],
      ['a', 100, 100],
      ['gone', 0, 0],
    ])
    expect(lines[0]).toMatchObject({ unitPrice: 100, discounts: [], taxes: [] })
  })

  it('lists every rule in the order tried, with its amount or its error (PRICE-6.2)', () => {
    const { discounts } = price(
      request({
        discounts: [
          { _id: idOf('d', 1), priority: 2, discountType: 'amount', discount: 10 },
          { _id: idOf('d', 2), priority: 1, discountType: 'amount', discount: 10, status: 'draft' },
        ],
      }),
    )
    expect(discounts.map(({ rule, amount, error }) => [rule, amount, error])).toEqual([
      [idOf('d', 2), 0, 'errors.ruleDisabled'],
      [idOf('d', 1), -10, undefined],
    ])
  })

  it('lists a surcharge and a tax that come to nothing, but not those without a line (PRICE-6.4)', () => {
    const none = [{ for: 'product', products: [spared] }] as const
    const { surcharges, taxes } = price(
      request({
        surchargeSettings: [
          { _id: service, percent: 0 },
          { _id: idOf('8', 2), percent: 10, rules: none },
        ],
        taxSettings: [
          { _id: idOf('4', 1), percent: 0 },
          { _id: idOf('4', 2), percent: 10, rules: none },
        ],
      }),
    )
    expect(surcharges.map(({ setting }) => setting)).toEqual([service])
    expect(taxes.map(({ setting }) => setting)).toEqual([idOf('4', 1)])
  })

  it('rules before the service charge lower it, others do not; taxes come last (PRICE-5.1, SUR-2.5)', () => {
    const rule = { _id: idOf('d', 1), discountType: 'amount', discount: 50 } as const
    const bill = (beforeServiceCharge: boolean) =>
      price(
        request({
          discounts: [{ ...rule, beforeServiceCharge }],
          surchargeSettings: [{ _id: service, percent: 10 }],
          taxSettings: [{ _id: idOf('4', 1), percent: 10, priceTypes: ['product', 'surcharge'] }],
        }),
      ).totals
    expect(bill(true)).toMatchObject({ surcharges: 5, taxExcluded: 5.5 })
    expect(bill(false)).toMatchObject({ surcharges: 10, taxExcluded: 6 })
  })
})

describe('a surcharge without eligible items (SUR-1.4)', () => {
  const surchargeSettings = [
    { _id: service, percent: 10, amountPerProduct: 1, fixedAmount: 7, amountPerPerson: 3 },
  ]

  it('has its fixed and per-person parts alone', () => {
    const { totals } = price(request({ surchargeSettings }, [{ id: 'a', product: spared }]))
    expect(totals.surcharges).toBe(13)
  })

  it('is not charged if no item is left', () => {
    expect(price(request({ surchargeSettings }, [])).surcharges).toEqual([])
  })
})
