import { describe, expect, it } from 'vitest'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import { idOf } from '../testing/index.ts'
import { compilePriceBook } from '../totals/price-book.ts'
import { type Advising, couponAdvisor } from './coupon-advice.ts'
import type { CouponChoice } from './coupon-choice.ts'

const dishes = [10, 20, 30, 40]
const dish = (price: number): string => idOf('a', price)
const ruleId = (name: string): string => idOf('d', name.codePointAt(0)!)
const coupon = (
  name: string,
  rule: Omit<DiscountRule, '_id'>,
  more: Partial<CouponChoice> = {},
): CouponChoice => ({ id: name, rule: { ...rule, _id: ruleId(name) }, ...more })

const run = <Result>(work: Advising<Result>): Result => {
  for (;;) {
    const { done, value } = work.next(false)
    if (done) return value
  }
}
const line = (price: number): CartLine => ({ id: `line${price}`, product: dish(price) })

const advisor = (
  choices: readonly CouponChoice[],
  { lines = dishes.map(line), used = [] as readonly string[], service = 0 } = {},
) =>
  couponAdvisor({
    book: compilePriceBook({
      products: dishes.map((price) => ({ _id: dish(price), price })),
      productOptions: [],
      taxSettings: [],
      surchargeSettings: service > 0 ? [{ _id: idOf('e', 1), percent: service }] : [],
      timeConditions: [],
      discounts: [],
    }),
    orders: [
      {
        now: '2024-05-15T12:00:00+08:00',
        shop: { _id: idOf('5', 1) },
        session: { type: 'takeAway' },
        lines,
        coupons: choices
          .filter(({ id }) => used.includes(id))
          .map(({ id, rule }) => ({ id, rule, source: 'coupon' })),
      },
    ],
    choices,
  })

const off = (
  discount: number,
  more: Omit<DiscountRule, '_id'> = {},
): Omit<DiscountRule, '_id'> => ({
  discountType: 'amount',
  discount,
  ...more,
})

describe('the advice', () => {
  it('finds coupons that save more together than each alone (CPN-8.6)', () => {
    const freeTen = coupon('a', {
      for: 'product',
      discountType: 'percent',
      discount: 0,
      conditions: [{ for: 'product', products: [dish(10)] }],
    })
    const cheapestOfThree = coupon('b', {
      for: 'product',
      discountType: 'percent',
      discount: 0,
      priority: 1,
      discountRules: [{ minQty: 3, maxQty: 1 }],
    })
    const { payLeast, gap } = run(advisor([cheapestOfThree, freeTen]).advise())
    expect(payLeast).toMatchObject({ total: 70, saves: 30 })
    expect(gap).toBe(0)
  })

  it('names what is missing, what excludes what and what saves nothing (CPN-8.8)', () => {
    const tenth = coupon('t', { discountType: 'percent', discount: 0.9 })
    const lunch = coupon('l', off(20, { ruleType: 'denylist', rules: [ruleId('o')] }))
    const other = coupon('o', off(12))
    const large = coupon('m', off(30, { conditions: [{ for: 'order', minTotal: 112 }] }))
    const drinks = coupon(
      'd',
      off(5, { conditions: [{ for: 'order', products: [idOf('a', 99)] }] }),
    )
    const cola = coupon('c', { freeProducts: [{ product: dish(10) }] })
    const own = advisor([tenth, lunch, other, large, drinks, cola])
    expect(run(own.advise()).payLeast).toEqual({ coupons: ['t', 'l'], total: 70, saves: 30 })
    expect(run(own.whyNot('t'))).toBeUndefined()
    expect(run(own.whyNot('o'))).toEqual({ kind: 'apart', from: 'l', more: 8 })
    expect(run(own.whyNot('m'))).toEqual({
      kind: 'fails',
      error: 'errors.ruleMinTotal',
      need: { total: 12 },
    })
    expect(run(own.whyNot('d'))).toMatchObject({ kind: 'fails', error: 'errors.ruleInclude' })
    expect(run(own.whyNot('c'))).toEqual({ kind: 'notMoney' })
  })

  it('what is needed makes the rule hold, or names the next reason (CPN-8.8)', () => {
    const large = coupon('m', off(30, { conditions: [{ for: 'order', minTotal: 60, minQty: 3 }] }))
    const first = run(advisor([large], { lines: [line(20)] }).whyNot('m'))
    expect(first).toMatchObject({ error: 'errors.ruleMinQty', need: { qty: 2 } })
    const more = [line(20), { ...line(10), quantity: 2 }]
    const next = run(advisor([large], { lines: more }).whyNot('m'))
    expect(next).toMatchObject({ error: 'errors.ruleMinTotal', need: { total: 20 } })
    const enough = advisor([large], { lines: [...more, { ...line(20), id: 'twenty' }] })
    expect(run(enough.advise()).payLeast).toMatchObject({ coupons: ['m'], saves: 30 })
  })

  it('keeps what lasts and is of little use here, and uses what ends soon (CPN-8.7)', () => {
    const soon = coupon('s', off(50), { endDate: '2024-05-20' })
    const lasting = coupon('l', off(30))
    const own = run(advisor([soon, lasting], { lines: [line(20), line(30), line(10)] }).advise())
    expect(own.payLeast).toMatchObject({ coupons: ['s', 'l'], total: 0 })
    expect(own.keepMore).toMatchObject({ coupons: ['s'], total: 10, saves: 50 })
    const both = [coupon('s', off(50), { endDate: '2024-05-20' }), coupon('l', off(10))]
    expect(run(advisor(both).advise()).keepMore).toBeUndefined()
  })

  it('uses one coupon of a code, and of equal ones that which ends first (CPN-8.4, CPN-8.5)', () => {
    const late = coupon('a', off(5), { code: 'FIVE', endDate: '2024-09-01' })
    const early = coupon('b', off(5), { code: 'FIVE', endDate: '2024-06-01' })
    const { payLeast } = run(advisor([late, early]).advise())
    expect(payLeast?.coupons).toEqual(['b'])
  })

  it('replaces a worse coupon of the cart, and proposes nothing if nothing is better (CPN-8.5)', () => {
    const alone = { ruleType: 'allowlist' as const, rules: [] }
    const weak = coupon('w', off(10, alone))
    const strong = coupon('s', off(25))
    const own = run(advisor([weak, strong], { used: ['w'] }).advise())
    expect(own).toMatchObject({ now: 90, payLeast: { coupons: ['s'], total: 75, saves: 15 } })
    expect(run(advisor([weak, strong], { used: ['s'] }).advise()).payLeast).toBeUndefined()
  })

  it('knows that a surcharge is waived whole, whatever the most of its rule is (DISC-6.8, CPN-8.6)', () => {
    const waives = coupon('w', { discountType: 'freeSurcharge', maxDiscount: 1 })
    const alone = coupon('s', off(3, { ruleType: 'allowlist', rules: [] }))
    const own = advisor([waives, alone], { lines: [line(40)], service: 10 })
    expect(run(own.advise()).payLeast).toEqual({ coupons: ['w'], total: 40, saves: 4 })
  })

  it('does not spend points or take away what a coupon of the cart gives (CPN-8.3, CPN-8.4)', () => {
    const spends = coupon('p', off(50, { point: 100 }))
    const cola = coupon('c', { freeProducts: [{ product: dish(10) }] })
    const alone = coupon('s', off(25, { ruleType: 'allowlist', rules: [], priority: -1 }))
    const free = { id: 'free', product: dish(10), fromCoupon: 'c' }
    const own = advisor([spends, cola, alone], { lines: [line(40), free], used: ['c'] })
    expect(run(own.advise()).payLeast).toBeUndefined()
  })

  it('of more coupons than it searches takes those that may save most, in steps, and bounds the rest (CPN-8.6)', () => {
    const many = Array.from({ length: 70 }, (_, at) =>
      coupon(`n${at}`, { ...off(1 + at / 10), ruleType: 'denylist', rules: [ruleId('n')] }),
    )
    const work = advisor(many).advise()
    const opening = [work.next(false), work.next(false), work.next(false), work.next(false)]
    expect(opening.every(({ done }) => !done)).toBe(true)
    const { payLeast, considered, gap } = run(work)
    expect(payLeast).toMatchObject({ coupons: ['n69'], saves: 7.9 })
    expect(considered).toHaveLength(30)
    expect(gap).toBeGreaterThan(0)
  })
})
