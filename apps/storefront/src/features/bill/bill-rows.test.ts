import type { PriceResult } from '@comanda/engine/pricing'
import { describe, expect, it } from 'vitest'
import { billRows } from './bill-rows.ts'

const result: PriceResult = {
  lines: [],
  discounts: [
    { rule: 'd', source: 'automatic', amount: -10, lines: ['1'] },
    { rule: 'e', source: 'automatic', amount: 0, error: 'errors.ruleMinTotal', lines: [] },
  ],
  surcharges: [{ setting: 's', amount: 9, discount: 0 }],
  taxes: [
    { setting: 'in', percent: 5, included: true, base: 90, amount: 4.29 },
    { setting: 'ex', percent: 8, included: false, base: 99, amount: 7.92 },
  ],
  totals: {
    products: 100,
    surcharges: 9,
    taxIncluded: 4.29,
    taxExcluded: 7.92,
    taxRelief: 0,
    beforeDiscount: 116.92,
    discounts: -10,
    tips: 0,
    adjusts: 0,
    rounding: 0.08,
    total: 107,
    paid: 0,
    outstanding: 107,
    points: 0,
  },
}

describe('rows of the bill', () => {
  it('are in the order in which they make the total, included tax last (SCREEN-4.1)', () => {
    expect(billRows(result, undefined).map((row) => row.kind)).toEqual([
      'products',
      'surcharge',
      'tax',
      'discount',
      'rounding',
      'taxIncluded',
    ])
  })
  it('all but the included tax add up to the total (SCREEN-4.1)', () => {
    const sum = billRows(result, undefined)
      .filter((row) => row.kind !== 'taxIncluded')
      .reduce((cents, row) => cents + Math.round(row.amount * 100), 0)
    expect(sum).toBe(10_700)
  })
  it('a rule that does not hold has no row', () => {
    expect(billRows(result, undefined).filter((row) => row.kind === 'discount')).toHaveLength(1)
  })
  it('a coupon’s row has the coupon’s name, and what it waives and costs', () => {
    const [row] = billRows(
      {
        ...result,
        discounts: [
          {
            rule: 'r',
            coupon: 'c',
            source: 'gift',
            amount: 0,
            waived: -9,
            spends: 50,
            lines: [],
          },
        ],
      },
      undefined,
      [{ id: 'c', name: [{ lang: 'en', value: 'No service charge' }] }],
    ).filter(({ kind }) => kind === 'discount')
    expect(row).toMatchObject({
      id: 'c',
      name: [{ value: 'No service charge' }],
      source: 'gift',
      waived: 9,
      spends: 50,
    })
  })
})
