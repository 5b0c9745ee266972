/** Carts and the coupons of those who order them, drawn from a seed: the same in every run. */
import type { AdviceRequest, CouponChoice } from '@comanda/engine/coupon-advice'
import { compilePriceBook } from '@comanda/engine/pricing'

type Rule = CouponChoice['rule']

const DISHES = 60
const CATEGORIES = 6

const idOf = (kind: string, number: number): string => kind + number.toString(16).padStart(23, '0')

/** Numbers from 0 to below 1 (mulberry32). */
export const numbersFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const below = (next: () => number, limit: number): number => Math.floor(next() * limit)

/** What restaurants give coupons for. */
const kinds: readonly ((next: () => number) => Omit<Rule, '_id'>)[] = [
  (next) => ({ discountType: 'percent', discount: 0.95 - 0.05 * below(next, 3) }),
  (next) => ({
    discountType: 'percent',
    discount: 0.8,
    maxDiscount: 20 + 10 * below(next, 3),
  }),
  (next) => ({
    discountType: 'amount',
    discount: 10 + 5 * below(next, 5),
    conditions: [{ for: 'order', minTotal: 50 * (1 + below(next, 8)) }],
  }),
  (next) => ({
    discountType: 'percent',
    discount: 0.7,
    conditions: [{ for: 'product', categories: [idOf('c', below(next, CATEGORIES))] }],
  }),
  (next) => ({
    for: 'product',
    discountType: 'percent',
    discount: 0,
    conditions: [{ for: 'product', categories: [idOf('c', below(next, CATEGORIES))] }],
    discountRules: [{ minQty: 3, maxQty: 1 }],
  }),
  (next) => ({
    discountType: 'pickNMaxPrice',
    discount: 60,
    discountRules: [{ minQty: 2, categories: [idOf('c', below(next, CATEGORIES))] }],
  }),
  (next) => ({
    discountType: 'amount',
    discount: 20,
    conditions: [{ for: 'order', afterMinTotal: 100 * (1 + below(next, 4)) }],
  }),
]

/** Coupons, of which a share names others that it does not go with. */
const couponsOf = (next: () => number, count: number, apart: number): readonly CouponChoice[] =>
  Array.from({ length: count }, (_, at) => {
    const rule = kinds[below(next, kinds.length)]!(next)
    const others = Array.from({ length: count }, (__, other) => idOf('d', other))
    const isApart = next() < apart
    return {
      id: `coupon${at}`,
      rule: {
        ...rule,
        _id: idOf('d', at),
        ...(isApart && { ruleType: 'denylist' as const, rules: others }),
      },
    }
  })

/** A cart of so many lines, with so many coupons to use on it, a share of which does not go with any other. */
export const walletOf = (
  next: () => number,
  { lines, coupons, apart }: { lines: number; coupons: number; apart: number },
): AdviceRequest => {
  const book = compilePriceBook({
    products: Array.from({ length: DISHES }, (_, at) => ({
      _id: idOf('a', at),
      price: 18 + below(next, 90),
      category: idOf('c', at % CATEGORIES),
    })),
    productOptions: [],
    taxSettings: [],
    surchargeSettings: [{ _id: idOf('e', 1), percent: 10 }],
    timeConditions: [],
    discounts: [],
  })
  const order = {
    now: '2024-05-15T12:00:00+08:00',
    shop: { _id: idOf('5', 1), discountBeforeServiceCharge: true },
    session: { type: 'dineIn' as const },
    lines: Array.from({ length: lines }, (_, at) => ({
      id: `line${at}`,
      product: idOf('a', below(next, DISHES)),
      quantity: 1 + below(next, 2),
    })),
    coupons: [],
  }
  return { book, orders: [order], choices: couponsOf(next, coupons, apart) }
}
