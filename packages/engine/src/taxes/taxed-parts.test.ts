import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceRequest } from '../catalog/price-request.ts'
import type { TaxSetting } from '../catalog/tax-setting.ts'
import type { SurchargeParts } from '../surcharges/surcharge-parts.ts'
import type { PriceType } from '../catalog/vocabulary.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import { openOrder } from '../totals/open-order.ts'
import { compilePriceBook } from '../totals/price-book.ts'
import { type TaxableParts, taxableParts } from './taxable-parts.ts'
import { assignTaxes, includedPercents } from './taxed-parts.ts'

const GROUP = idOf('9', 1)
const CHOICE = idOf('c', 1)
const FOOD = idOf('3', 1)
const DRINK = idOf('3', 2)

const child = (id: string, of: string) => ({
  id,
  product: idOf('a', 2),
  fromProduct: of,
  fromOption: GROUP,
  fromChoice: CHOICE,
})

const request = (
  taxSettings: readonly Partial<TaxSetting>[],
  lines: PriceRequest['lines'],
): PriceRequest => ({
  now: '2024-05-15T12:00:00+08:00',
  shop: { _id: idOf('5', 1) },
  catalogue: {
    products: [
      { _id: idOf('a', 1), price: 100, category: FOOD, options: [GROUP] },
      { _id: idOf('a', 2), price: 10, category: DRINK },
    ],
    productOptions: [{ _id: GROUP, choices: [{ _id: CHOICE, type: 'product' }] }],
    taxSettings: taxSettings.map((setting, at) => ({
      percent: 5,
      ...setting,
      _id: idOf('f', at + 1),
    })),
    surchargeSettings: [],
    timeConditions: [],
    discounts: [],
  },
  session: { type: 'dineIn' },
  lines,
  coupons: [],
})

const FEES = [idOf('e', 1), idOf('e', 2)]

/** A surcharge that some of the lines bear. */
const feeOf = (setting: string, bearing: readonly number[], size: number): SurchargeParts => {
  const nets = new Float64Array(size)
  return { setting, lines: bearing, shares: nets, nets }
}

/** Lines of which no surcharge is charged, or these fees of which every second line bears a part. */
const partsOf = ({ lines: cart }: PriceRequest, fees: readonly string[] = []): TaxableParts =>
  taxableParts(
    new Float64Array(cart.length),
    fees.map((fee, at) =>
      feeOf(
        fee,
        cart.flatMap((_, line) => (line % 2 === at ? [line] : [])),
        cart.length,
      ),
    ),
  )

const taxesOf = ({ catalogue, ...order }: PriceRequest, fees: readonly string[] = []) => {
  const { taxes, scene } = openOrder(compilePriceBook(catalogue), order)
  return assignTaxes(taxes, scene, partsOf({ catalogue, ...order }, fees))
}

/** Tops that are food or drink, in any order, their set children anywhere between them. */
const lines = fc
  .array(fc.record({ isFood: fc.boolean(), children: fc.nat(3) }), { minLength: 1, maxLength: 4 })
  .chain((tops) => {
    const all = tops.flatMap(({ isFood, children }, at) => [
      { id: `L${at}`, product: idOf('a', isFood ? 1 : 2) },
      ...Array.from({ length: isFood ? children : 0 }, (_, one) =>
        child(`L${at}-${one}`, `L${at}`),
      ),
    ])
    return fc.shuffledSubarray(all, { minLength: all.length })
  })

const setting: fc.Arbitrary<Partial<TaxSetting>> = fc.record(
  {
    percent: fc.integer({ min: 1, max: 20 }),
    included: fc.boolean(),
    taxGroup: fc.constantFrom('a', 'b'),
    priceTypes: fc.subarray<PriceType>(['product', 'surcharge']),
    surcharges: fc.subarray(FEES),
    rules: fc.constantFrom(
      [],
      [{ for: 'product' as const, categories: [FOOD] }],
      [{ for: 'exclude' as const, categories: [DRINK] }],
    ),
  },
  { requiredKeys: ['percent', 'included', 'rules'] },
)
const settings = fc.array(setting, { maxLength: 4 })

describe('the parts of a tax', () => {
  const two = [
    { id: 'A', product: idOf('a', 1) },
    { id: 'B', product: idOf('a', 1) },
  ]
  /** Slots: goods 0 and 1; the first fee, which A bears, 2; the second, which B bears, 5. */
  it.each<[string, Partial<TaxSetting>, readonly number[]]>([
    ['goods, without price types', {}, [0, 1]],
    ['goods, with any other price type', { priceTypes: ['tips'] as never }, [0, 1]],
    ['goods, whatever surcharges it names', { surcharges: [FEES[0]!] }, [0, 1]],
    ['surcharges alone', { priceTypes: ['surcharge'] }, [2, 5]],
    ['one surcharge', { priceTypes: ['surcharge'], surcharges: [FEES[1]!] }, [5]],
    ['all surcharges, by an empty list', { priceTypes: ['surcharge'], surcharges: [] }, [2, 5]],
    ['both', { priceTypes: ['surcharge', 'product'] }, [0, 1, 2, 5]],
  ])('%s (TAX-1.4)', (_, tax, slots) => {
    expect(taxesOf(request([tax], two), FEES).map((taxed) => taxed.slots)).toEqual([slots])
  })

  it('a tax on a surcharge that no line bears has no part (TAX-1.4)', () => {
    const tax = { priceTypes: ['surcharge' as const], surcharges: [idOf('e', 3)] }
    expect(taxesOf(request([tax], two), FEES)).toEqual([])
  })

  it('are in the order of the request, even if a set child is before or far from its top line', () => {
    const mixed = [
      child('C', 'B'),
      { id: 'A', product: idOf('a', 1) },
      { id: 'B', product: idOf('a', 1) },
      child('D', 'A'),
    ]
    expect(taxesOf(request([{}], mixed)).map((tax) => tax.slots)).toEqual([[0, 1, 2, 3]])
  })

  it('law: ascending; a tax without a part is left out', () => {
    fc.assert(
      fc.property(settings, lines, (taxSettings, cart) => {
        for (const tax of taxesOf(request(taxSettings, cart), FEES)) {
          expect(tax.slots.length).toBeGreaterThan(0)
          expect(tax.slots).toEqual([...new Set(tax.slots)].toSorted((a, b) => a - b))
        }
      }),
    )
  })

  it('law: a part has one tax of a group, the first of those that it has without groups (TAX-1.2)', () => {
    fc.assert(
      fc.property(settings, lines, (taxSettings, cart) => {
        const groupOf = new Map(
          taxSettings.map(({ taxGroup }, at) => [idOf('f', at + 1), taxGroup]),
        )
        const described = (settingsOf: readonly Partial<TaxSetting>[]) =>
          taxesOf(request(settingsOf, cart), FEES).map((tax) => ({
            group: groupOf.get(tax.program.setting._id),
            id: tax.program.setting._id,
            slots: tax.slots,
          }))
        const eligible = described(taxSettings.map(({ taxGroup: _group, ...rest }) => rest))
        const isFirst = (id: string, group: string | undefined, slot: number): boolean =>
          group === undefined ||
          eligible.find((one) => one.group === group && one.slots.includes(slot))?.id === id
        const wanted = eligible
          .map(({ id, group, slots: own }) => {
            const left = own.filter((slot) => isFirst(id, group, slot))
            return { group, id, slots: left }
          })
          .filter((tax) => tax.slots.length > 0)
        const found = described(taxSettings)
        expect(found).toEqual(wanted)
      }),
    )
  })
})

describe('the included percents of parts', () => {
  it('are empty if no tax is included', () => {
    const cart = [{ id: 'A', product: idOf('a', 1) }]
    expect(includedPercents(taxesOf(request([{}], cart)), 1)).toBeUndefined()
    expect(includedPercents([], 1)).toBeUndefined()
  })

  it('law: add up on each part, those of taxes on top aside (TAX-2.1)', () => {
    fc.assert(
      fc.property(settings, lines, (taxSettings, cart) => {
        const order = request(taxSettings, cart)
        const taxes = taxesOf(order, FEES)
        const size = partsOf(order, FEES).amounts.length
        const included = taxes.filter(({ program }) => program.included)
        const sums = Array.from({ length: size }, (_, slot) =>
          included
            .filter((tax) => tax.slots.includes(slot))
            .reduce((sum, { program }) => sum + program.percent, 0),
        )
        const found = includedPercents(taxes, size)
        expect(found && [...found]).toEqual(included.length > 0 ? sums : undefined)
      }),
    )
  })
})
