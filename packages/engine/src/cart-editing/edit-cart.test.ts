import { describe, expect, it } from 'vitest'
import type { Product } from '../catalog/product.ts'
import type { Shop } from '../catalog/shop.ts'
import type { Cart, CartCoupon } from '../coupons/cart-coupon.ts'
import {
  COLA,
  colas,
  COUPON,
  freeCola,
  id,
  MAIN,
  productOptions,
  products,
} from '../testing/free-cola.ts'
import { countingIds } from '../testing/menu-builder.ts'
import type { CartAction } from './cart-action.ts'
import type { CartContext } from './cart-context.ts'
import { compileMenu } from './compiled-menu.ts'
import { editCart } from './edit-cart.ts'
import { evaluateCart } from './evaluate-cart.ts'

const menuOf = (sold: readonly Product[]) =>
  compileMenu({
    products: sold,
    productOptions,
    taxSettings: [],
    surchargeSettings: [],
    timeConditions: [],
    discounts: [],
  })
const contextOf = (change: Partial<CartContext> = {}): CartContext => ({
  menu: menuOf(products),
  shop: { _id: id(99) },
  session: { type: 'dineIn' },
  now: '2024-05-15T12:00:00+08:00',
  newId: countingIds('l'),
  selfService: true,
  ...change,
})
const empty: Cart = { lines: [], coupons: [] }
const play = (actions: readonly CartAction[], context = contextOf(), start = empty) =>
  actions.reduce((cart, action) => editCart(cart, action, context).cart, start)

const coupon: CartCoupon = { id: COUPON, source: 'coupon', rule: freeCola, user: 'u1' }

describe('an action', () => {
  it('CART-9.3: on a line that is gone changes nothing and says so', () => {
    const cart = play([{ type: 'add', draft: { product: MAIN } }])
    for (const action of [
      { type: 'setQuantity', line: 'gone', quantity: 2 },
      { type: 'remove', line: 'gone' },
      { type: 'split', line: 'gone', quantity: 1 },
      { type: 'update', line: 'gone', draft: { product: COLA } },
    ] satisfies CartAction[])
      expect(editCart(cart, action, contextOf())).toEqual({ cart, error: 'lineGone' })
  })

  it('CART-9.2: returns the line that was added, changed or split off', () => {
    const context = contextOf()
    const first = editCart(empty, { type: 'add', draft: { product: MAIN, quantity: 2 } }, context)
    expect(first.line).toBe('l1')
    const again = editCart(first.cart, { type: 'add', draft: { product: MAIN } }, context)
    expect(again).toMatchObject({ line: 'l1', cart: { lines: [{ quantity: 3 }] } })
    const split = editCart(again.cart, { type: 'split', line: 'l1', quantity: 1 }, context)
    expect(split.cart.lines.map(({ id: line }) => line)).toEqual(['l1', split.line])
    expect(editCart(again.cart, { type: 'split', line: 'l1', quantity: 3 }, context).error).toBe(
      'Cannot split more than the quantity',
    )
  })

  it('CART-9.4: that removes comes with the action that puts back', () => {
    const cart = play([
      { type: 'add', draft: { product: MAIN } },
      { type: 'add', draft: { product: COLA } },
    ])
    const { cart: rest, undo } = editCart(cart, { type: 'remove', line: 'l1' }, contextOf())
    expect(rest.lines).toHaveLength(1)
    expect(undo && editCart(rest, undo, contextOf()).cart).toEqual(cart)
  })

  it('CART-9.6: rebuilding drops lines that are not on the menu, and reports them', () => {
    const cart = play([
      { type: 'add', draft: { product: MAIN } },
      { type: 'add', draft: { product: COLA } },
    ])
    const later = contextOf({ menu: menuOf(products.slice(1)) })
    const { restored, cart: rebuilt } = editCart(cart, { type: 'rebuild' }, later)
    expect(rebuilt.lines.map(({ product }) => product)).toEqual([COLA])
    expect(restored).toMatchObject({ gone: [{ line: { id: 'l1' }, reason: 'missing' }] })
  })

  it('CART-9.7: clearing keeps the coupons', () => {
    const cart = play([
      { type: 'add', draft: { product: MAIN } },
      { type: 'addCoupon', coupon },
      { type: 'clear' },
    ])
    expect(cart).toEqual({ lines: [], coupons: [coupon] })
  })
})

describe('coupons', () => {
  it('added to an empty cart, a coupon gives its lines by itself; taken out or put aside, it takes them', () => {
    const giving = { ...coupon, rule: { ...freeCola, conditions: [] } }
    const cart = play([{ type: 'addCoupon', coupon: giving }])
    expect(colas(cart)).toEqual([[1, COUPON, 'init']])
    expect(colas(evaluateCart(cart, contextOf()).cart)).toEqual([[1, COUPON, 'init']])
    const out = { type: 'removeCoupons', coupons: [COUPON] } as const
    expect(play([out], contextOf(), cart)).toEqual(empty)
    const aside = { type: 'setCouponDisabled', coupon: COUPON, disabled: true } as const
    expect(play([aside], contextOf(), cart).lines).toEqual([])
  })

  it('CPN-1.9: a coupon is added after those that are already there, and tried after them', () => {
    const off = { for: 'order', discountType: 'amount', discount: 30 } as const
    const [first, second] = [id(21), id(22)].map((_id): CartCoupon => ({
      id: _id,
      source: 'coupon',
      rule: { ...off, _id },
    })) as [CartCoupon, CartCoupon]
    const cart = play([
      { type: 'add', draft: { product: MAIN } },
      { type: 'addCoupon', coupon: second },
      { type: 'addCoupon', coupon: first },
    ])
    expect(cart.coupons).toEqual([second, first])
    const { result } = evaluateCart(cart, contextOf())
    expect(result?.discounts.map(({ coupon: of, amount }) => [of, amount])).toEqual([
      [second.id, -30],
      [first.id, -20],
    ])
  })

  it('CPN-4.2: go with the user whom they belong to; what belongs to nobody stays', () => {
    const nobodys: CartCoupon = { id: 'c2', source: 'coupon', rule: freeCola }
    const cart = { lines: [], coupons: [coupon, nobodys] }
    expect(editCart(cart, { type: 'setUser', user: 'u2' }, contextOf())).toEqual({
      cart: { lines: [], coupons: [nobodys] },
      dropped: [{ coupon, error: 'couponErrors.invalidCode' }],
    })
  })
})

const choice = (product: string, n: number) => ({ _id: id(n), type: 'product' as const, product })

describe('auto-merge', () => {
  const group = id(20)
  const menu = compileMenu({
    products: [...products, { _id: id(30), price: 40, options: [group], autoMerge: true }],
    productOptions: [
      ...productOptions,
      { _id: group, required: true, choices: [choice(MAIN, 21)] },
    ],
    taxSettings: [],
    surchargeSettings: [],
    timeConditions: [],
    discounts: [],
  })
  const added = (shop: Partial<Shop>, posMode: boolean) =>
    play(
      [
        { type: 'add', draft: { product: MAIN } },
        { type: 'add', draft: { product: COLA } },
      ],
      contextOf({ menu, shop: { _id: id(99), ...shop }, posMode }),
    ).lines[0]?.product

  it('MERGE-1.11: runs with each edit; at a till only if the shop enables it', () => {
    expect(added({}, false)).toBe(id(30))
    expect(added({}, true)).toBe(MAIN)
    expect(added({ autoMergeInPOS: true }, true)).toBe(id(30))
  })

  it('MERGE-1.10: lines of an undone merge stay separate through further edits', () => {
    const context = contextOf({ menu })
    const cart = play(
      [
        { type: 'add', draft: { product: MAIN } },
        { type: 'add', draft: { product: COLA } },
      ],
      context,
    )
    const [set] = cart.lines
    const apart = play([{ type: 'undoMerge', line: set?.id ?? '' }], context, cart)
    const later = play([{ type: 'add', draft: { product: COLA } }], context, apart)
    expect(later.lines.map(({ product }) => product)).toEqual([MAIN, COLA])
  })
})

describe('a cart that cannot be priced', () => {
  it('is returned as it was, with the fault and the lines that are not available', () => {
    const cart: Cart = { lines: [{ id: 'a', product: id(77) }], coupons: [coupon] }
    const evaluated = evaluateCart(cart, contextOf())
    expect(evaluated).toMatchObject({
      cart,
      issues: [{ line: 'a', code: 'productNotAvailable', reason: 'missing' }],
      dropped: [],
    })
    expect(evaluated.fault?.path).toBe('lines[0].product')
    expect(evaluated.result).toBeUndefined()
  })
})
