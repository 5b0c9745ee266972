import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceRequest } from '../catalog/price-request.ts'
import type { TaxSetting } from '../catalog/tax-setting.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import { openOrder } from '../totals/open-order.ts'
import { compilePriceBook } from '../totals/price-book.ts'
import { assignTaxes, includedPercents } from './taxed-lines.ts'

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

const taxesOf = ({ catalogue, ...order }: PriceRequest) => {
  const { taxes, scene } = openOrder(compilePriceBook(catalogue), order)
  return assignTaxes(taxes, scene)
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
    rules: fc.constantFrom(
      [],
      [{ for: 'product' as const, categories: [FOOD] }],
      [{ for: 'exclude' as const, categories: [DRINK] }],
    ),
  },
  { requiredKeys: ['percent', 'included', 'rules'] },
)
const settings = fc.array(setting, { maxLength: 4 })

describe('the lines of a tax', () => {
  it('are in the order of the request, even if a set child is before or far from its top line', () => {
    const mixed = [
      child('C', 'B'),
      { id: 'A', product: idOf('a', 1) },
      { id: 'B', product: idOf('a', 1) },
      child('D', 'A'),
    ]
    expect(taxesOf(request([{}], mixed)).map((tax) => tax.lines)).toEqual([[0, 1, 2, 3]])
  })

  it('law: ascending; a tax without a line is left out', () => {
    fc.assert(
      fc.property(settings, lines, (taxSettings, cart) => {
        for (const tax of taxesOf(request(taxSettings, cart))) {
          expect(tax.lines.length).toBeGreaterThan(0)
          expect(tax.lines).toEqual([...new Set(tax.lines)].toSorted((a, b) => a - b))
        }
      }),
    )
  })

  it('law: a line has one tax of a group, the first of those that it has without groups (TAX-1.2)', () => {
    fc.assert(
      fc.property(settings, lines, (taxSettings, cart) => {
        const groupOf = new Map(
          taxSettings.map(({ taxGroup }, at) => [idOf('f', at + 1), taxGroup]),
        )
        const described = (settingsOf: readonly Partial<TaxSetting>[]) =>
          taxesOf(request(settingsOf, cart)).map((tax) => ({
            group: groupOf.get(tax.program.setting._id),
            id: tax.program.setting._id,
            lines: tax.lines,
          }))
        const eligible = described(taxSettings.map(({ taxGroup: _group, ...rest }) => rest))
        const isFirst = (id: string, group: string | undefined, line: number): boolean =>
          group === undefined ||
          eligible.find((one) => one.group === group && one.lines.includes(line))?.id === id
        const wanted = eligible
          .map(({ id, group, lines: own }) => {
            const left = own.filter((line) => isFirst(id, group, line))
            return { group, id, lines: left }
          })
          .filter((tax) => tax.lines.length > 0)
        const found = described(taxSettings)
        expect(found).toEqual(wanted)
      }),
    )
  })
})

describe('the included percents of lines', () => {
  it('are empty if no tax is included', () => {
    const cart = [{ id: 'A', product: idOf('a', 1) }]
    expect(includedPercents(taxesOf(request([{}], cart)), 1)).toBeUndefined()
    expect(includedPercents([], 1)).toBeUndefined()
  })

  it('law: add up on each line, those of taxes on top aside (TAX-2.1)', () => {
    fc.assert(
      fc.property(settings, lines, (taxSettings, cart) => {
        const taxes = taxesOf(request(taxSettings, cart))
        const included = taxes.filter(({ program }) => program.included)
        const sums = cart.map((_, at) =>
          included
            .filter((tax) => tax.lines.includes(at))
            .reduce((sum, { program }) => sum + program.percent, 0),
        )
        const found = includedPercents(taxes, cart.length)
        expect(found && [...found]).toEqual(included.length > 0 ? sums : undefined)
      }),
    )
  })
})
