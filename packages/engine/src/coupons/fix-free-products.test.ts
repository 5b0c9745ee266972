import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setQuantity } from '../cart/set-quantity.ts'
import {
  COLA,
  colas,
  COUPON,
  freeCola,
  MAIN,
  mains,
  RULE,
  settle,
  SIZE,
  SMALL,
} from '../testing/free-cola.ts'

describe('the automatic free-product fix', () => {
  const automatic = [freeCola]

  it('adds the missing free lines, with their default options (CPN-3.1, CPN-3.3)', () => {
    const { cart, result } = settle(mains(5), { automatic })
    expect(colas(cart)).toEqual([[2, RULE, 'init']])
    expect(cart.lines[1]?.options).toEqual([
      { option: SIZE, selections: [{ _id: SMALL, quantity: 1 }] },
    ])
    expect(result.discounts[0]?.error).toBeUndefined()
    expect(result.totals.total).toBe(252)
  })

  it('removes extra ones, and all of them if the rule no longer applies (CPN-3.1)', () => {
    const five = settle(mains(5), { automatic }).cart
    const three = settle({ ...five, lines: setQuantity(five.lines, 'l1', 3) }, { automatic })
    expect(colas(three.cart)).toEqual([[1, RULE, 'init']])
    const one = settle({ ...five, lines: setQuantity(five.lines, 'l1', 1) }, { automatic })
    expect(colas(one.cart)).toEqual([])
    expect(one.result.discounts[0]?.error).toBe('errors.ruleMinQty')
  })

  it('a rule is tried again once a coupon has lost what it gave (CPN-3.1)', () => {
    const one = mains(1)
    const colaEach = {
      ...freeCola,
      conditions: [{ for: 'order' as const, minQty: 1 }, { for: 'product' as const }],
    }
    const lost = {
      _id: '000000000000000000000009',
      freeProducts: [{ product: COLA }],
      automaticAddFreeProduct: true,
      conditions: [{ for: 'order' as const, products: ['00000000000000000000000a'] }],
    }
    const given = { id: 'g', product: COLA, fromCoupon: COUPON }
    const start = {
      lines: [given, ...one.lines],
      coupons: [{ id: COUPON, source: 'coupon' as const, rule: lost }],
    }
    const { cart, result } = settle(start, { automatic: [colaEach] })
    expect(colas(cart)).toEqual([[1, RULE, 'init']])
    expect(result.discounts[0]?.error).toBeUndefined()
  })

  it('corrects wrong lines', () => {
    const wrong = mains(2)
    const lines = [...wrong.lines, { id: 'w', product: MAIN, fromCoupon: RULE }]
    expect(colas(settle({ ...wrong, lines }, { automatic }).cart)).toEqual([[1, RULE, 'init']])
  })

  it.each(['takeAway', 'dineInNoTable', 'delivery'] as const)(
    'in %s free lines are put on hold (CPN-3.2)',
    (type) => {
      expect(colas(settle(mains(2), { automatic, type }).cart)).toEqual([[1, RULE, 'hold']])
    },
  )

  it('options that the rule names are given (CPN-3.3)', () => {
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

  it('adds nothing of what cannot be had, and nothing by rules that do not add by themselves (CPN-3.4)', () => {
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

  it.each([
    [300, [150]],
    [9_999, [4_999]],
  ])('of %i mains all their colas are added, without a limit (CPN-3.5)', (bought, given) => {
    const { cart, result } = settle(mains(bought), { automatic })
    expect(colas(cart)).toEqual(given.map((quantity) => [quantity, RULE, 'init']))
    expect(result.discounts[0]?.error).toBeUndefined()
  })

  it('more than 9,999 of a product are several lines (CPN-3.5)', () => {
    const three = {
      ...freeCola,
      freeProducts: Array.from({ length: 3 }, () => ({ product: COLA })),
    }
    const twice = { ...freeCola, conditions: [{ ...freeCola.conditions![0]!, minQty: 1 }] }
    const more = {
      ...mains(9_999),
      lines: [...mains(9_999).lines, { id: 'm', product: MAIN, quantity: 9_999 }],
    }
    expect(colas(settle(more, { automatic: [twice] }).cart)).toEqual([
      [9_999, RULE, 'init'],
      [9_999, RULE, 'init'],
    ])
    expect(
      colas(settle(mains(7), { automatic: [three] }).cart).map(([quantity]) => quantity),
    ).toEqual([3, 3, 3])
  })

  it('law: from any number of free lines it comes to as many as the rule gives (CPN-3.1, CPN-3.5)', () => {
    const quantity = fc.integer({ min: 2, max: 9_999 })
    fc.assert(
      fc.property(quantity, quantity, (before, after) => {
        const first = settle(mains(before), { automatic }).cart
        const changed = { ...first, lines: setQuantity(first.lines, 'l1', after) }
        expect(colas(settle(changed, { automatic }).cart)).toEqual([
          [Math.floor(after / 2), RULE, 'init'],
        ])
      }),
      { numRuns: 40 },
    )
  })
})
