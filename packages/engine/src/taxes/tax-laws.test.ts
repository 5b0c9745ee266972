import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceRequest } from '../catalog/price-request.ts'
import type { TaxSetting } from '../catalog/tax-setting.ts'
import { idOf, IDS } from '../testing/arbitrary-ids.ts'
import { arbitraryRequest } from '../testing/arbitrary-request.ts'
import { price } from '../totals/price.ts'

const cents = (amount: number): number => Math.round(amount * 100)
const onGoods: Partial<TaxSetting> = { percent: 7.5 }
const onSurcharges: Partial<TaxSetting> = { percent: 7.5, priceTypes: ['surcharge'] }
const onBoth: Partial<TaxSetting> = { percent: 7.5, priceTypes: ['product', 'surcharge'] }

const taxed = (request: PriceRequest, taxes: readonly Partial<TaxSetting>[]) =>
  price({
    ...request,
    session: { ...request.session, taxFree: false },
    catalogue: {
      ...request.catalogue,
      taxSettings: taxes.map((tax, at) => ({ ...tax, _id: idOf('f', at + 1) })),
    },
  })
const baseOf = (result: ReturnType<typeof price>, at: number): number =>
  cents(result.taxes.find(({ setting }) => setting === idOf('f', at + 1))?.base ?? 0)

const check = (law: (request: PriceRequest) => void): void =>
  fc.assert(fc.property(arbitraryRequest, law), { numRuns: 150 })

describe('laws of taxes', () => {
  it('on goods and surcharges it is on all that is paid for them (TAX-1.3, TAX-1.4)', () => {
    check((request) => {
      fc.pre(request.session.type !== 'topUp')
      const result = taxed(request, [onBoth])
      const { products, surcharges, discounts } = result.totals
      expect(baseOf(result, 0)).toBe(cents(products) + cents(surcharges) + cents(discounts))
    })
  })

  it('a tax on goods and one on surcharges have the bases of one on both (TAX-1.4)', () => {
    check((request) => {
      const one = taxed(request, [onBoth])
      const two = taxed(request, [onGoods, onSurcharges])
      expect(baseOf(two, 0) + baseOf(two, 1)).toBe(baseOf(one, 0))
    })
  })

  it('taxes that name one surcharge each have together what one on all has (TAX-1.4)', () => {
    check((request) => {
      const named = IDS.surcharges.map((id) => ({ ...onSurcharges, surcharges: [id] }))
      const each = taxed(request, named)
      const bases = named.map((_, at) => baseOf(each, at))
      const all = baseOf(taxed(request, [onSurcharges]), 0)
      expect(bases.reduce((sum, base) => sum + base, 0)).toBe(all)
    })
  })

  it('an included tax on surcharges alone changes no tax on goods (TAX-2.1, TAX-2.2)', () => {
    check((request) => {
      const alone = taxed(request, [onGoods])
      const beside = taxed(request, [onGoods, { ...onSurcharges, included: true }])
      expect(beside.taxes[0]).toEqual(alone.taxes[0])
      expect(beside.totals.total).toBe(alone.totals.total)
    })
  })

  it('of one group each part has one tax: the goods the first, surcharges the first that is for them (TAX-1.2)', () => {
    check((request) => {
      const group = { taxGroup: 'one' }
      const grouped = taxed(request, [
        { ...onGoods, ...group },
        { ...onBoth, ...group },
        { ...onSurcharges, ...group },
      ])
      const apart = taxed(request, [onGoods, onSurcharges])
      expect([0, 1, 2].map((at) => baseOf(grouped, at))).toEqual([
        baseOf(apart, 0),
        baseOf(apart, 1),
        0,
      ])
    })
  })
})
