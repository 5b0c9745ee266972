import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { AgreedBook, Catalogue, PriceRequest } from '../catalog/price-request.ts'
import { arbitraryRequest } from '../testing/index.ts'
import { price } from './price.ts'

const id = (n: number): string => n.toString(16).padStart(24, '0')
const noon = '2030-06-15T04:00:00Z'
const later = '2030-06-15T06:00:00Z'
const catalogue = (some: Partial<Catalogue> = {}): Catalogue => ({
  products: [62, 48, 45, 28].map((price) => ({ _id: id(price), price })),
  productOptions: [],
  taxSettings: [],
  surchargeSettings: [],
  timeConditions: [],
  discounts: [],
  ...some,
})
const dish = (cents: number, agreed: { agreedAt?: string; book?: string } = {}, quantity = 1) => ({
  id: `${cents} ${agreed.agreedAt ?? ''}`,
  product: id(cents),
  quantity,
  ...agreed,
})
const bill = (
  rules: Catalogue,
  lines: PriceRequest['lines'],
  { books, session }: { books?: readonly AgreedBook[]; session?: object } = {},
) =>
  price({
    now: later,
    shop: {
      _id: id(1),
      priceRoundMethod: 'no',
      discountRoundMethod: 'no',
      surchargeRoundMethod: 'no',
      taxRoundMethod: 'no',
    },
    session: { type: 'dineIn', ...session },
    catalogue: rules,
    lines,
    coupons: [],
    ...(books ? { books } : {}),
  })
const half: DiscountRule = { _id: id(9), discountType: 'percent', discount: 0.5 }
const fifty: DiscountRule = {
  _id: id(8),
  discountType: 'amount',
  discount: 50,
  conditions: [{ for: 'order', minTotal: 200 }],
}
const before = { agreedAt: noon }

describe('rules over the life of a bill', () => {
  it('a rule that has ended stays on the lines that were ordered in its time (PRICE-9.1)', () => {
    const rules = catalogue({ discounts: [{ ...half, endDate: '2030-06-15T05:00:00Z' }] })
    const { totals, lines } = bill(rules, [dish(62, before), dish(48, before), dish(45)])
    expect(totals.total).toBe(100)
    expect(lines.map(({ net }) => net)).toEqual([31, 24, 45])
  })

  it('so does one whose window has closed, of the rule or of its condition (PRICE-9.1, PRICE-9.3)', () => {
    const timeConditions = [{ _id: id(7), to: '13:00' }]
    const times = { timeConditions: [id(7)] }
    const lines = [dish(62, before), dish(48, before), dish(45)]
    const ofRule = catalogue({ timeConditions, discounts: [{ ...half, ...times }] })
    expect(bill(ofRule, lines).totals.total).toBe(100)
    const ofCondition = { ...half, conditions: [{ for: 'order' as const, ...times }] }
    expect(bill(catalogue({ timeConditions, discounts: [ofCondition] }), lines).totals.total).toBe(
      100,
    )
  })

  it('a rule or surcharge that begins later does not reach what was ordered before (PRICE-9.1, PRICE-9.4)', () => {
    const began = { startDate: '2030-06-15T05:00:00Z' }
    const lines = [dish(62, before), dish(48, before)]
    expect(bill(catalogue({ discounts: [{ ...half, ...began }] }), lines).totals.total).toBe(110)
    const surcharge = {
      _id: id(6),
      percent: 10,
      rules: [{ for: 'order' as const, timeConditions: [id(7)] }],
    }
    const evening = catalogue({
      timeConditions: [{ _id: id(7), from: '13:00' }],
      surchargeSettings: [surcharge],
    })
    expect(bill(evening, [...lines, dish(45)]).totals.surcharges).toBe(4.5)
    const fixed = { ...surcharge, percent: 0, fixedAmount: 20, amountPerPerson: 5 }
    const seats = { ...evening, surchargeSettings: [fixed] }
    expect(bill(seats, [...lines, dish(45)]).totals.surcharges).toBe(0)
    expect(bill(seats, [dish(45)]).totals.surcharges).toBe(25)
  })

  it('an equal rule of several books counts all their lines, a changed one its own (PRICE-9.2, PRICE-9.3)', () => {
    const lines = [dish(62, { ...before, book: 'then' }, 2), dish(48), dish(28)]
    const books = [{ id: 'then', catalogue: catalogue({ discounts: [fifty] }) }]
    const equal = bill(catalogue({ discounts: [fifty] }), lines, { books })
    expect(equal.totals.total).toBe(150)
    expect(equal.discounts).toHaveLength(1)
    const changed = bill(catalogue({ discounts: [{ ...fifty, discount: 60 }] }), lines, { books })
    expect(changed.totals.total).toBe(200)
    const removed = bill(catalogue(), [dish(62, { ...before, book: 'then' }, 4), dish(48)], {
      books,
    })
    expect(removed.totals.total).toBe(62 * 4 - 50 + 48)
  })

  it('what is fixed or per guest follows the first order, taxes each line (PRICE-9.4)', () => {
    const charge = { _id: id(6), fixedAmount: 10, amountPerPerson: 5, percent: 10 }
    const tax = { _id: id(5), percent: 8 }
    const books = [
      { id: 'then', catalogue: catalogue({ surchargeSettings: [charge], taxSettings: [tax] }) },
    ]
    const now = catalogue({
      surchargeSettings: [{ ...charge, fixedAmount: 100 }],
      taxSettings: [{ ...tax, percent: 10 }],
    })
    const lines = [dish(62, { ...before, book: 'then' }), dish(48)]
    const { totals, taxes } = bill(now, lines, { books, session: { capacity: 2 } })
    expect(totals.surcharges).toBe(20 + 6.2 + 4.8)
    expect(taxes.map(({ base, amount }) => [base, amount])).toEqual([
      [62, 4.96],
      [48, 4.8],
    ])
  })

  it('a waiver that has ended waives what it was open to: percents of its lines, and what is fixed with the first order (PRICE-9.3, PRICE-9.4)', () => {
    const waiver = { _id: id(9), discountType: 'freeSurcharge' as const }
    const ended = { ...waiver, endDate: '2030-06-15T05:00:00Z' }
    const begun = { ...waiver, startDate: '2030-06-15T05:00:00Z' }
    const surchargeOf = (rule: DiscountRule, fixedAmount = 0) =>
      bill(
        catalogue({
          discounts: [rule],
          surchargeSettings: [{ _id: id(6), percent: 10, fixedAmount }],
        }),
        [dish(62, before), dish(48)],
      ).totals.surcharges
    expect(surchargeOf(ended)).toBe(4.8)
    expect(surchargeOf(ended, 5)).toBe(4.8)
    expect(surchargeOf(begun, 5)).toBe(5 + 6.2)
    expect(surchargeOf(waiver, 5)).toBe(0)
  })

  it('the first order stays the first if all of it is taken off: later ones bring nothing fixed (PRICE-9.4)', () => {
    const charge = { _id: id(6), percent: 10 }
    const then = catalogue({ surchargeSettings: [charge] })
    const now = catalogue({ surchargeSettings: [{ ...charge, fixedAmount: 100 }] })
    const off = { ...dish(62, { ...before, book: 'then' }), status: 'cancel' as const }
    const surcharges = (rules: Catalogue, first: Catalogue, lines: PriceRequest['lines']) =>
      bill(rules, lines, { books: [{ id: 'then', catalogue: first }] }).totals.surcharges
    expect(surcharges(now, then, [off, dish(48)])).toBe(4.8)
    expect(surcharges(now, now, [off, dish(48)])).toBe(104.8)
    expect(surcharges(then, now, [off, dish(48)])).toBe(4.8)
    // what gave something to the first order only gives nothing to the rest
    const gone = catalogue({ discounts: [half] })
    const rest = [off, dish(48, { agreedAt: '2030-06-15T05:00:00Z' }), dish(28)]
    const { totals, discounts } = bill(catalogue(), rest, {
      books: [{ id: 'then', catalogue: gone }],
    })
    expect(totals.total).toBe(76)
    expect(discounts).toEqual([])
  })

  it('what is fixed for some dishes at some times is charged if these were those of the first order (PRICE-9.4)', () => {
    const evening = catalogue({
      timeConditions: [{ _id: id(7), from: '13:00' }],
      surchargeSettings: [
        {
          _id: id(6),
          fixedAmount: 20,
          percent: 10,
          rules: [{ for: 'product', timeConditions: [id(7)] }],
        },
      ],
    })
    expect(bill(evening, [dish(62, before), dish(45)]).totals.surcharges).toBe(4.5)
    const late = { agreedAt: '2030-06-15T05:30:00Z' }
    expect(bill(evening, [dish(62, late), dish(45)]).totals.surcharges).toBe(30.7)
  })

  it('a rule that another denies is given to the orders that the other is not open to (PRICE-9.3)', () => {
    const ended = { ...half, endDate: '2030-06-15T05:00:00Z' }
    const alone: DiscountRule = {
      _id: id(10),
      discountType: 'amount',
      discount: 20,
      priority: 1,
      ruleType: 'denylist',
      rules: [half._id],
    }
    const rules = (own: object = {}) => catalogue({ discounts: [ended, { ...alone, ...own }] })
    const lines = [dish(62, before), dish(48, before), dish(45)]
    expect(bill(rules(), lines).lines.map(({ net }) => net)).toEqual([31, 24, 25])
    expect(bill(rules(), lines.slice(0, 2)).discounts[1]?.error).toBe('errors.ruleDeny')
    const minimum = { conditions: [{ for: 'order' as const, minTotal: 100 }] }
    expect(bill(rules(minimum), lines).lines.map(({ net }) => net)).toEqual([31, 24, 45])
  })

  it('a book that is not there is refused (PRICE-9.1)', () => {
    expect(() => bill(catalogue(), [dish(62, { ...before, book: 'gone' })])).toThrow(
      'lines[0].book',
    )
  })

  it('lines of one instant and equal books cost what they cost at that instant (PRICE-9.2)', () => {
    fc.assert(
      fc.property(arbitraryRequest, fc.infiniteStream(fc.boolean()), (request, parts) => {
        const { now, catalogue: rules, user } = request
        const books = [
          {
            id: 'same',
            catalogue: structuredClone(rules),
            ...(user?.vipLevel ? { vipLevels: [structuredClone(user.vipLevel)] } : {}),
          },
        ]
        const lines = request.lines.map((line) => ({
          ...line,
          agreedAt: now,
          ...(parts.next().value ? { book: 'same' } : {}),
        }))
        expect(price({ ...request, lines, books })).toEqual(price(request))
      }),
    )
  })
})
