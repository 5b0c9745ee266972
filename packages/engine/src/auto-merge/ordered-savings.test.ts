import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewLine } from '../cart/add-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import { deepFreeze } from '../testing/deep-freeze.ts'
import { cartOf, less, menuOf, mergeOf, withIds } from '../testing/merge-cart.ts'
import { countingIds } from '../testing/menu-builder.ts'
import { orderedIn, orderedMenu } from '../testing/ordered-cart.ts'
import { priceOrder } from '../totals/price-order.ts'
import { priceWithSavings } from '../totals/price-with-savings.ts'
import { autoMerge } from './auto-merge.ts'
import { costBeforeDiscounts } from './cost-before-discounts.ts'
import { orderedSavings } from './ordered-savings.ts'
import type { OrderedLines } from './ordered-sets.ts'

const cents = (amount: number): number => Math.round(amount * 100)
const id = (name: string): string => withIds(name)
const hex = (digit: string): string => digit.repeat(24)

/** What is the same for all dishes: a service charge, an included and an excluded tax, something off the order. */
const forAll = {
  surchargeSettings: [{ _id: hex('1'), percent: 10 }],
  taxSettings: [
    { _id: hex('2'), percent: 8, included: true },
    { _id: hex('3'), percent: 5 },
  ],
  discounts: [
    {
      _id: hex('4'),
      for: 'order' as const,
      discountType: 'percent' as const,
      discount: 0.9,
    },
  ],
}

/** The bill of ordered lines with what their sets save, and without. */
const billsOf = ({ menu, lines, ...rest }: OrderedLines) => {
  const order = { ...rest, lines, coupons: [] }
  const plain = priceOrder(menu.prices, order)
  return {
    plain,
    ...priceWithSavings(menu.prices, order, orderedSavings({ menu, lines, ...rest })),
  }
}

/** The cart to which the lines of each order were added in turn, merged after each. */
const asOneCart = ({ menu, shop, session, lines, now }: OrderedLines): readonly CartLine[] => {
  const priceOf = costBeforeDiscounts(menu.prices, { shop, session, now })
  const context = { ...menu, orderType: session.type, selfService: false, isOpen: () => true }
  const newId = countingIds('cart')
  const dates = [...new Set(lines.map(({ date }) => date))]
  return dates.reduce<readonly CartLine[]>((cart, date) => {
    const added = lines
      .filter((line) => line.date === date)
      .map(({ ordered: _ordered, ...line }) => line)
    return autoMerge([...cart, ...added], { context, newId, scope: 'cart', priceOf })
  }, [])
}

const enjoying = Object.fromEntries(
  ['main', 'drink', 'extra', 'ice'].map((group) => [group, { enjoyDiscount: true }]),
)
const draft = fc
  .record({
    product: fc.constantFrom('burger', 'fries', 'cola', 'pie'),
    quantity: fc.integer({ min: 1, max: 4 }),
    options: fc.constantFrom([], less),
    takeAway: fc.boolean(),
  })
  .map((line): NewLine => ({ ...line, options: line.product === 'cola' ? line.options : [] }))
const order = fc.record({
  drafts: fc.array(draft, { minLength: 1, maxLength: 4 }),
  merged: fc.boolean(),
})
const orders = fc.array(order, { minLength: 1, maxLength: 4 })
const context = fc
  .record({ price: fc.integer({ min: 0, max: 90 }), greedy: fc.boolean(), same: fc.boolean() })
  .map(({ price, greedy, same }) =>
    menuOf(
      {
        ...enjoying,
        extra: { enjoyDiscount: true, autoMergeGreedy: greedy, allowSameValue: same },
        drink: { enjoyDiscount: true, multiple: same, maxPick: 2, autoMergeGreedy: !greedy },
      },
      { price },
    ),
  )
/** Orders of one session; some of their carts were merged before they were sent. */
const sessions = fc.tuple(orders, context).map(([placed, menu]) =>
  orderedIn(
    placed.map(({ drafts, merged }) => {
      const cart = cartOf(drafts, menu)
      return merged ? autoMerge(cart, mergeOf(menu)) : cart
    }),
    orderedMenu(menu, forAll),
  ),
)

describe('laws of sets over several orders', () => {
  it('the bill of several orders is that of one cart with their lines, merged after each (MERGE-2.3)', () => {
    fc.assert(
      fc.property(sessions, (ordered) => {
        const { result, plain } = billsOf(ordered)
        const cart = asOneCart(ordered).map(({ mergeSource: _source, ...line }) => line)
        const { lines: _lines, menu, ...rest } = ordered
        const one = priceOrder(menu.prices, { ...rest, lines: cart, coupons: [] })
        const saved = orderedSavings(ordered).flatMap(({ lines }) => lines)
        const sum = saved.reduce((total, { amount }) => total + cents(amount), 0)
        expect(cents(plain.totals.products) - sum).toBe(cents(one.totals.products))
        expect(result.totals.total).toBe(one.totals.total)
        expect(result.totals.surcharges).toBe(one.totals.surcharges)
        expect(result.totals.taxIncluded).toBe(one.totals.taxIncluded)
        expect(result.totals.taxExcluded).toBe(one.totals.taxExcluded)
      }),
      { numRuns: 150 },
    )
  })

  it('no bill rises, and the lines stay as they were ordered (MERGE-2.1, MERGE-2.7)', () => {
    fc.assert(
      fc.property(sessions, (ordered) => {
        const { result, plain, savings } = billsOf(deepFreeze(ordered))
        expect(result.totals.total).toBeLessThanOrEqual(plain.totals.total)
        const asOrdered = ({ lines }: typeof plain) =>
          lines.map(({ id: line, quantity, unitPrice, total }) => [
            line,
            quantity,
            unitPrice,
            total,
          ])
        expect(asOrdered(result)).toEqual(asOrdered(plain))
        expect(result.totals.products).toBe(plain.totals.products)
        for (const { lines } of savings)
          for (const { id: line, amount } of lines) {
            const cost = plain.lines.find((one) => one.id === line)?.total ?? 0
            expect(amount).toBeGreaterThan(0)
            expect(amount).toBeLessThanOrEqual(cost)
          }
      }),
      { numRuns: 100 },
    )
  })

  it('a bill whose lines are all voided costs nothing (MERGE-2.5)', () => {
    fc.assert(
      fc.property(sessions, ({ lines, ...rest }) => {
        const voided = lines.map((line) => ({ ...line, status: 'cancel' }))
        const { result, savings } = billsOf({ ...rest, lines: voided })
        expect(savings).toEqual([])
        expect(result.totals.total).toBe(0)
      }),
    )
  })
})

describe('a set over two orders', () => {
  const menu = menuOf()
  const first = cartOf([{ product: 'burger' }], menu)
  const second = cartOf([{ product: 'cola' }], menu)
  const two = () => orderedIn([first, second], orderedMenu(menu))

  it('saves what it costs less, shared over its lines, under its name (MERGE-2.6)', () => {
    const { savings, result } = billsOf(two())
    expect(savings).toEqual([
      {
        product: id('meal'),
        lines: [
          { id: '1-n1', amount: 3.64 },
          { id: '2-n1', amount: 1.36 },
        ],
      },
    ])
    expect(result.totals).toMatchObject({ products: 55, discounts: -5, total: 50 })
    expect(result.discounts).toEqual([
      { rule: id('meal'), source: 'set', amount: -5, lines: ['1-n1', '2-n1'] },
    ])
    expect(result.lines[0]).toMatchObject({
      total: 40,
      discount: -3.64,
      net: 36.36,
      discounts: [{ rule: id('meal'), amount: -3.64 }],
    })
  })

  it('is gone with a line that is voided (MERGE-2.5)', () => {
    const { lines, ...rest } = two()
    const voided = lines.map((line) =>
      line.product === id('cola') ? { ...line, status: 'cancel' } : line,
    )
    expect(billsOf({ ...rest, lines: voided }).result.totals).toMatchObject({ total: 40 })
  })

  it('keeps its price after its hours, and is not made after them (MERGE-2.3)', () => {
    const until = { _id: hex('7'), timeType: 'range' as const, to: '12:01' }
    const lunch = menuOf({}, { price: 45, timeConditions: [hex('7')] })
    const late = orderedMenu(lunch, { timeConditions: [until] })
    const noon = cartOf([{ product: 'burger' }, { product: 'pie' }], menu)
    const evening = { now: '2024-05-15T18:00:00+08:00' }
    const early = { ...orderedIn([noon, first], late), ...evening }
    expect(billsOf(early).plain.totals.total).toBe(90)
    expect(billsOf(early).result.totals.total).toBe(85)
    expect(billsOf(orderedIn([first, second], late)).savings).toEqual([])
  })

  it.each<[string, Partial<CartLine>]>([
    ['the guest kept apart', { mergeStatus: 'skip' }],
    ['a coupon gives', { fromCoupon: hex('9') }],
    ['has a price by hand', { overridePrice: 30 }],
    ['is for another table', { table: hex('8') }],
  ])('is not made of a line that %s (MERGE-2.4)', (_, fields) => {
    const { lines, ...rest } = two()
    const [burger, cola] = lines
    expect(orderedSavings({ ...rest, lines: [{ ...burger!, ...fields }, cola!] })).toEqual([])
  })

  it('nor of a line on which staff adjusted an amount, but of one on hold (MERGE-2.4)', () => {
    const { lines, session, ...rest } = two()
    const adjusted = { ...session, lineAdjusts: [{ id: '1-n1', amount: -1 }] }
    expect(orderedSavings({ ...rest, lines, session: adjusted })).toEqual([])
    const held = lines.map((line, at) => (at === 1 ? { ...line, status: 'hold' } : line))
    expect(orderedSavings({ ...rest, session, lines: held })).toHaveLength(1)
  })
})
