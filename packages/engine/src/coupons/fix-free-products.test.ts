import { describe, expect, it } from 'vitest'
import { setQuantity } from '../cart/set-quantity.ts'
import {
  COLA,
  colas,
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

  it('gives up if more than 100 would be added', () => {
    const { cart, result } = settle(mains(400), { automatic })
    expect(colas(cart)).toEqual([])
    expect(result.discounts[0]?.error).toBe('errors.ruleMissingFree')
  })
})
