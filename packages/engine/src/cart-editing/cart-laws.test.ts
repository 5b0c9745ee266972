import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineContent } from '../cart/line-content.ts'
import type { Cart } from '../coupons/cart-coupon.ts'
import { topLines } from '../set-items/line-tree.ts'
import { setItemIssues } from '../set-items/set-item-issues.ts'
import {
  arbitraryActions,
  arbitraryPlainScene,
  arbitraryScene,
  cartAfter,
} from '../testing/arbitrary-edits.ts'
import { deepFreeze } from '../testing/deep-freeze.ts'
import { countingIds } from '../testing/menu-builder.ts'
import { menuContextOf } from './cart-context.ts'
import { checkoutCart } from './checkout-cart.ts'
import { editCart } from './edit-cart.ts'
import { evaluateCart } from './evaluate-cart.ts'
import { sentCart } from './sent-cart.ts'

const RUNS = { numRuns: 100 }

const content = ({ lines }: Cart) =>
  topLines(lines).map((line) => [lineContent(lines, line), line.quantity])

describe('editing a cart', () => {
  it('CART-9.1: changes nothing that it is given, and gives the same for the same ids', () => {
    fc.assert(
      fc.property(arbitraryScene, arbitraryActions, (scene, actions) => {
        const play = () => {
          const context = { ...scene.context, newId: countingIds() }
          return cartAfter(actions, { ...scene, context }, ({ cart }) => deepFreeze(cart))
        }
        expect(play()).toEqual(play())
      }),
      RUNS,
    )
  })

  it('CART-1.8: after any actions ids are unique, sets are complete, children follow their parents', () => {
    fc.assert(
      fc.property(arbitraryScene, arbitraryActions, (scene, actions) => {
        cartAfter(actions, scene, ({ cart }) => {
          const ids = cart.lines.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          expect(setItemIssues(cart.lines, menuContextOf(scene.context))).toEqual([])
          for (const { id, fromProduct } of cart.lines)
            if (fromProduct !== undefined)
              expect(ids.indexOf(fromProduct)).toBeLessThan(ids.indexOf(id))
          return cart
        })
      }),
      RUNS,
    )
  })

  it('CART-9.5: quantities of two lines may be set in either order', () => {
    const units = fc.nat(4)
    fc.assert(
      fc.property(
        arbitraryPlainScene,
        arbitraryActions,
        fc.tuple(fc.nat(9), fc.nat(9), units, units),
        (scene, actions, [at, other, a, b]) => {
          const cart = cartAfter(actions, scene)
          const tops = topLines(cart.lines)
          const first = tops[at % Math.max(1, tops.length)]?.id ?? ''
          const second = tops[other % Math.max(1, tops.length)]?.id ?? ''
          fc.pre(first !== second)
          const set = (given: Cart, line: string, quantity: number) =>
            editCart(given, { type: 'setQuantity', line, quantity }, scene.context).cart
          expect(set(set(cart, first, a), second, b)).toEqual(set(set(cart, second, b), first, a))
        },
      ),
      RUNS,
    )
  })

  it('CART-9.5: two changes of one quantity are their sum, in either order, for as long as the line stays', () => {
    const change = fc.integer({ min: -3, max: 3 })
    fc.assert(
      fc.property(arbitraryPlainScene, arbitraryActions, change, change, (scene, actions, a, b) => {
        const cart = cartAfter(actions, scene)
        const [line] = topLines(cart.lines)
        fc.pre(line !== undefined && Math.min(a, b, a + b) + (line.quantity ?? 1) > 0)
        const by = (given: Cart, amount: number) =>
          editCart(
            given,
            { type: 'changeQuantity', line: line?.id ?? '', by: amount },
            scene.context,
          ).cart
        expect(by(by(cart, a), b)).toEqual(by(cart, a + b))
        expect(by(by(cart, b), a)).toEqual(by(by(cart, a), b))
      }),
      RUNS,
    )
  })

  it('a removed line is restored by its undo (CART-7.5)', () => {
    fc.assert(
      fc.property(arbitraryPlainScene, arbitraryActions, fc.nat(9), (scene, actions, at) => {
        const cart = cartAfter(actions, scene)
        const tops = topLines(cart.lines)
        const line = tops[at % Math.max(1, tops.length)]?.id
        fc.pre(line !== undefined)
        const { cart: without, undo } = editCart(
          cart,
          { type: 'remove', line: line ?? '' },
          scene.context,
        )
        expect(content(without)).toHaveLength(tops.length - 1)
        expect(undo && content(editCart(without, undo, scene.context).cart)).toEqual(content(cart))
      }),
      RUNS,
    )
  })
})

describe('evaluating a cart', () => {
  it('its input is not changed; evaluating an evaluated cart changes nothing', () => {
    fc.assert(
      fc.property(arbitraryScene, arbitraryActions, (scene, actions) => {
        const once = evaluateCart(deepFreeze(cartAfter(actions, scene)), scene.context)
        const twice = evaluateCart(deepFreeze(once.cart), scene.context)
        expect(twice).toEqual({ ...once, dropped: [] })
      }),
      RUNS,
    )
  })

  it('a cart without issues checks out as it is sent: at that total, with each coupon and gift applied', () => {
    fc.assert(
      fc.property(arbitraryScene, arbitraryActions, (scene, actions) => {
        const { context } = scene
        const evaluated = cartAfter(actions, scene, ({ cart }) => evaluateCart(cart, context).cart)
        const final = evaluateCart(evaluated, context)
        fc.pre(final.result !== undefined && final.issues.length === 0)
        const sent = sentCart(final)
        const rules = new Map(final.cart.coupons.map((coupon) => [coupon.id, coupon]))
        const { issues, freeze } = checkoutCart(
          { lines: sent.lines, coupons: sent.coupons.flatMap(({ id }) => rules.get(id) ?? []) },
          context,
        )
        expect(issues).toEqual([])
        const { frozen } = freeze()
        expect(frozen?.result.totals).toEqual(final.result?.totals)
        for (const { id } of sent.coupons)
          expect(
            frozen?.result.discounts.find(({ coupon }) => coupon === id)?.error,
          ).toBeUndefined()
        const gifted = frozen?.result.lines.filter((line) => line.gifted !== undefined)
        expect(gifted?.map(({ id }) => id)).toEqual(
          sent.lines.filter((line) => line.fromCoupon !== undefined).map(({ id }) => id),
        )
      }),
      RUNS,
    )
  })
})
