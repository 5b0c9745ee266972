import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { buildMenu, CLOSED } from '../testing/menu-builder.ts'
import {
  childOf as child,
  context,
  iced,
  makerOf,
  mealOf as meal,
} from '../testing/earlier-cart.ts'
import type { Id } from '../catalog/vocabulary.ts'
import type { LineMaker } from './add-line.ts'
import { moveToSection } from './move-section.ts'
import { restoreMessages } from './restore-messages.ts'
import { restoreLines } from './restore-lines.ts'
import type { SavedCart } from './saved-cart.ts'

const shop = '500000000000000000000001'
const saved = (...cart: CartLine[]): SavedCart => ({
  cart,
  coupons: ['c1'],
  session: null,
  section: null,
  shop,
  mode: 'takeAway',
})

interface Restoring {
  readonly fromTopUp?: string
  /** The sections that serve now. */
  readonly serving?: ReadonlySet<Id>
}

const restoreCart = (
  { cart, coupons }: SavedCart,
  maker: LineMaker,
  { fromTopUp, serving }: Restoring = {},
) => {
  const here = serving ? moveToSection(cart, maker.context.section, serving) : cart
  const restored = restoreLines(here, maker)
  return { ...restored, coupons, messages: restoreMessages(restored, fromTopUp) }
}

describe('restoring a saved cart', () => {
  it('valid lines keep their ids; coupons stay (CART-6.1)', () => {
    const cart = saved(
      { id: 'a', product: 'bun', quantity: 2 },
      { id: 'b', product: 'tea', options: iced },
    )
    const restored = restoreCart(cart, makerOf())
    expect(restored.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect(restored).toMatchObject({ gone: [], changed: [], messages: [], coupons: ['c1'] })
  })

  it('missing, not selling, out of stock and unavailable lines are dropped and counted as expired (CART-6.2)', () => {
    const restored = restoreCart(
      saved(
        { id: 'a', product: 'vanished' },
        { id: 'b', product: 'off' },
        { id: 'c', product: 'bun', quantity: 5 },
        { id: 'd', product: 'late' },
        { id: 'e', product: 'bun' },
      ),
      makerOf(),
    )
    expect(restored.gone.map(({ line, reason, left }) => [line.id, reason, left])).toEqual([
      ['a', 'missing', undefined],
      ['b', 'notSelling', undefined],
      ['c', 'outOfStock', 3],
      ['d', 'time', undefined],
    ])
    expect(restored.lines.map((line) => line.id)).toEqual(['e'])
    expect(restored.messages).toEqual([{ code: 'basic.expired', count: 4 }])
  })

  it('fromTopUp=true suppresses the message of expired lines (CART-6.4)', () => {
    const cart = saved({ id: 'a', product: 'vanished' })
    expect(restoreCart(cart, makerOf(), { fromTopUp: 'true' }).messages).toEqual([])
    expect(restoreCart(cart, makerOf(), { fromTopUp: 'false' }).messages).toHaveLength(1)
  })

  it('invalid options are counted, the line stays (CART-6.3)', () => {
    const restored = restoreCart(
      saved({
        id: 'a',
        product: 'tea',
        options: [
          { option: 'ice', values: ['none'] },
          { option: 'sugar', values: ['x', 'y'] },
        ],
      }),
      makerOf(),
    )
    expect(restored.lines).toMatchObject([{ id: 'a', options: [] }])
    expect(restored.changed).toEqual([{ line: 'a', removed: 3, invalid: 1 }])
    expect(restored.messages).toEqual([{ code: 'basic.expiredOptions', count: 3 }])
  })

  it('picks in groups that are not available now are taken out', () => {
    const closed = buildMenu({
      products: [{ _id: 'tea', options: ['ice'] }],
      productOptions: [{ _id: 'ice', timeConditions: [CLOSED], choices: [{ _id: 'less' }] }],
    })
    const cart = saved({ id: 'a', product: 'tea', options: iced })
    expect(restoreCart(cart, { ...makerOf(), context: closed })).toMatchObject({
      lines: [{ options: [] }],
      changed: [{ line: 'a', removed: 1, invalid: 0 }],
    })
  })

  it('sets are rebuilt with their children’s picks', () => {
    const cart = saved(...meal(child('t', 'withTea', 'tea', iced)))
    const { lines, changed } = restoreCart(cart, makerOf())
    expect(lines).toMatchObject([
      { id: 'm', quantity: 2 },
      { id: 'n1', product: 'tea', fromProduct: 'm', quantity: 2, options: iced },
    ])
    expect(changed).toEqual([])
  })

  it('an unavailable set product is taken out, one that is out of stock drops the whole set (CART-6.2)', () => {
    const cart = saved(
      ...meal(child('t', 'withTea', 'tea', iced), child('g', 'withGone', 'vanished')),
    )
    expect(restoreCart(cart, makerOf())).toMatchObject({
      changed: [{ line: 'm', removed: 1, invalid: 0 }],
      gone: [],
    })
    const [top, ...rest] = meal(child('b', 'withBun', 'bun'))
    const many = saved({ ...top, id: 'm', quantity: 4 }, ...rest)
    expect(restoreCart(many, makerOf()).gone).toMatchObject([{ reason: 'outOfStock', left: 3 }])
  })

  it('custom products stay as they are', () => {
    const custom = { id: 'a', customProduct: { price: 5 } }
    expect(restoreCart(saved(custom), makerOf()).lines).toEqual([custom])
  })

  it('lines of sections that do not serve any more move to the session’s (CART-7.1)', () => {
    const cart = saved(
      { id: 'a', product: 'bun', section: 'breakfast' },
      { id: 'b', product: 'bun', section: 'bar' },
      { id: 'c', product: 'bun' },
      { id: 'd', product: 'bun', section: 'breakfast', ordered: {} },
    )
    const sections = (section: string | undefined) =>
      restoreCart(
        cart,
        { ...makerOf(), context: { ...context, section } },
        { serving: new Set(['lunch', 'bar']) },
      ).lines.map((line) => line.section)
    expect(sections('lunch')).toEqual(['lunch', 'bar', 'lunch', 'breakfast'])
    expect(sections(undefined)).toEqual([undefined, 'bar', undefined, 'breakfast'])
  })
})
