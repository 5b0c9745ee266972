import { describe, expect, it } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { setQuantity } from '../cart/set-quantity.ts'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { Catalogue } from '../catalog/price-request.ts'
import type { Product } from '../catalog/product.ts'
import type { OrderType } from '../catalog/vocabulary.ts'
import { buildMenu, countingIds } from '../testing/menu-builder.ts'
import { price } from '../totals/price.ts'
import { type CouponCart, toAppliedCoupons } from './cart-coupon.ts'
import { settleCoupons } from './settle-coupons.ts'

const id = (n: number): string => n.toString(16).padStart(24, '0')
const [MAIN, COLA, SIZE, SMALL, COUPON, RULE, MAINS] = [1, 2, 3, 4, 5, 6, 7].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]
const products: Product[] = [
  { _id: MAIN, price: 50, category: MAINS },
  { _id: COLA, price: 15, options: [SIZE] },
]
const productOptions = [{ _id: SIZE, choices: [{ _id: SMALL, price: 1, defaultSelected: true }] }]
const freeCola: DiscountRule = {
  _id: RULE,
  freeProducts: [{ product: COLA }],
  automaticAddFreeProduct: true,
  repeat: true,
  conditions: [{ for: 'order', categories: [MAINS], minQty: 2 }],
}

const settle = (
  start: CouponCart,
  {
    automatic = [],
    type = 'dineIn',
    stock,
    keep,
  }: {
    automatic?: readonly DiscountRule[]
    type?: OrderType
    stock?: Product['stock']
    keep?: boolean
  } = {},
) => {
  const sold = products.map((product) => (product._id === COLA ? { ...product, stock } : product))
  const catalogue: Catalogue = {
    products: sold,
    productOptions,
    taxSettings: [],
    surchargeSettings: [],
    timeConditions: [],
    discounts: automatic,
  }
  const now = '2024-05-15T12:00:00+08:00'
  return settleCoupons(start, {
    maker: {
      context: buildMenu({ products: sold, productOptions, orderType: type }),
      newId: countingIds('f'),
      now,
    },
    automatic,
    keep,
    price: ({ lines, coupons }) =>
      price({
        now,
        shop: { _id: id(99) },
        session: { type },
        catalogue,
        lines,
        coupons: toAppliedCoupons(coupons),
      }),
  })
}
const mains = (quantity: number): CouponCart => ({
  lines: addLine(
    [],
    { product: MAIN, quantity },
    {
      context: buildMenu({ products }),
      newId: countingIds('l'),
      now: '2024-05-15T12:00:00+08:00',
    },
  ).lines,
  coupons: [],
})
const coupon = (rule: Partial<DiscountRule>): CouponCart['coupons'][number] => ({
  id: COUPON,
  source: 'coupon',
  rule: { _id: RULE, ...rule },
})
const colas = ({ lines }: CouponCart) =>
  lines
    .filter((line) => line.product === COLA)
    .map((line) => [line.quantity, line.fromCoupon, line.status])

describe('the automatic free-product fix', () => {
  const automatic = [freeCola]

  it('adds the missing free lines, with their default options', () => {
    const { cart, result } = settle(mains(5), { automatic })
    expect(colas(cart)).toEqual([[2, RULE, 'init']])
    expect(cart.lines[1]?.options).toEqual([
      { option: SIZE, selections: [{ _id: SMALL, quantity: 1 }] },
    ])
    expect(result.discounts[0]?.error).toBeUndefined()
    expect(result.totals.total).toBe(252)
  })

  it('removes the extra ones, and all of them where the rule no longer holds', () => {
    const five = settle(mains(5), { automatic }).cart
    const three = settle({ ...five, lines: setQuantity(five.lines, 'l1', 3) }, { automatic })
    expect(colas(three.cart)).toEqual([[1, RULE, 'init']])
    const one = settle({ ...five, lines: setQuantity(five.lines, 'l1', 1) }, { automatic })
    expect(colas(one.cart)).toEqual([])
    expect(one.result.discounts[0]?.error).toBe('errors.ruleMinQty')
  })

  it('puts what does not belong there right', () => {
    const wrong = mains(2)
    const lines = [...wrong.lines, { id: 'w', product: MAIN, fromCoupon: RULE }]
    expect(colas(settle({ ...wrong, lines }, { automatic }).cart)).toEqual([[1, RULE, 'init']])
  })

  it.each(['takeAway', 'dineInNoTable', 'delivery'] as const)(
    'in %s free lines are put on hold',
    (type) => {
      expect(colas(settle(mains(2), { automatic, type }).cart)).toEqual([[1, RULE, 'hold']])
    },
  )

  it('options that the rule names are given', () => {
    const named = {
      ...freeCola,
      freeProducts: [
        { product: COLA, options: [{ option: SIZE, values: [SMALL], free: true }, 5] },
      ],
    }
    const { cart, result } = settle(mains(2), { automatic: [named] })
    expect(cart.lines[1]?.options).toEqual([
      { option: SIZE, free: true, selections: [{ _id: SMALL, quantity: 1 }] },
    ])
    expect(result.totals.total).toBe(100)
  })

  it('adds nothing of what cannot be had, and nothing by rules that do not add by themselves', () => {
    const empty = { mode: 'auto' as const, quantity: 1 }
    const out = settle(mains(5), { automatic, stock: empty })
    expect(colas(out.cart)).toEqual([])
    expect(out.result.discounts[0]?.error).toBe('errors.ruleMissingFree')
    const byHand = settle(mains(2), {
      automatic: [{ ...freeCola, automaticAddFreeProduct: false }],
    })
    expect(colas(byHand.cart)).toEqual([])
  })

  it('takes out lines of a rule that is not tried any more', () => {
    const given = settle(mains(2), { automatic }).cart
    expect(colas(settle(given).cart)).toEqual([])
  })

  it('gives up where more than 100 would be added', () => {
    const { cart, result } = settle(mains(400), { automatic })
    expect(colas(cart)).toEqual([])
    expect(result.discounts[0]?.error).toBe('errors.ruleMissingFree')
  })
})

describe('trying coupons again', () => {
  it('a coupon that turned invalid for good is removed with its lines, and told', () => {
    const expired = coupon({ ...freeCola, endDate: '2024-05-01' })
    const start = mains(2)
    const lines = [...start.lines, { id: 'w', product: COLA, fromCoupon: COUPON }]
    const settled = settle({ lines, coupons: [expired] })
    expect(settled.cart.coupons).toEqual([])
    expect(colas(settled.cart)).toEqual([])
    expect(settled.dropped).toEqual([{ coupon: expired, error: 'errors.timeRange' }])
  })

  it('the caller may keep it', () => {
    const expired = coupon({ endDate: '2024-05-01' })
    const settled = settle({ ...mains(2), coupons: [expired] }, { keep: true })
    expect(settled.cart.coupons).toEqual([expired])
    expect(settled.dropped).toEqual([])
  })

  it('one that the diner can still mend stays', () => {
    const wanting = coupon({ discountType: 'amount', discount: 5, conditions: [{ minTotal: 500 }] })
    const settled = settle({ ...mains(2), coupons: [wanting] })
    expect(settled.cart.coupons).toEqual([wanting])
    expect(settled.result.discounts[0]).toMatchObject({
      error: 'errors.ruleMinTotal',
      need: { total: 400 },
    })
  })

  it('a coupon’s free products name the coupon', () => {
    const settled = settle({ ...mains(2), coupons: [coupon(freeCola)] })
    expect(colas(settled.cart)).toEqual([[1, COUPON, 'init']])
    expect(settled.result.totals.total).toBe(101)
  })
})
