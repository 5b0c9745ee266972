import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import type { Menu } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import type { CatalogueState } from '../catalogue/catalogue.ts'
import { createCart } from '../cart/cart.ts'
import type { SessionState } from '../session/session.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { createStore } from '../store/store.ts'
import { loadedEngine } from '../testing/loaded-engine.ts'
import { noClaims } from '../testing/no-claims.ts'
import { sampleIds, sampleMenu } from '../testing/sample-menu.ts'
import { bringCart } from './bring-cart.ts'
import { handedCart } from './handed-cart.ts'

const { shop, noodles, tea } = sampleIds
const ice = 'a00000000000000000000011'
const less = 'a00000000000000000000012'
const more = 'a00000000000000000000013'
const menu: Menu = {
  ...sampleMenu,
  products: sampleMenu.products.map((product) =>
    product._id === tea
      ? { ...product, options: [ice] }
      : { _id: product._id, shop, name: product.name, price: 60 },
  ),
  productOptions: [
    {
      _id: ice,
      shop,
      name: [{ lang: 'en', value: 'Ice' }],
      choices: [
        { _id: less, name: [{ lang: 'en', value: 'Less ice' }] },
        { _id: more, name: [{ lang: 'en', value: 'Pearls' }], price: 5 },
      ],
    },
  ],
}
const now = Date.parse('2026-03-03T12:00:00+08:00')

const opened = (of: Menu = menu) => {
  const catalogue = createStore<CatalogueState>({ status: 'ready', menu: of, isFresh: true, now })
  const cart = createCart({
    catalogue: { state: catalogue },
    claimCoupon: noClaims,
    session: { state: createStore<SessionState>({ status: 'none' }) },
    connection: {
      service: () => {
        throw new Error('there is no server')
      },
    },
    engine: loadedEngine,
    storage: memoryStorage(),
    now: () => now,
  })
  cart.enter({ shop, mode: 'takeAway' })
  return cart
}

const choice = record({
  product: constantFrom(noodles, tea),
  quantity: integer({ min: 1, max: 4 }),
  pick: constantFrom(less, more, undefined),
  remark: constantFrom('', 'no peas'),
})
interface Choice {
  readonly product: string
  readonly quantity: number
  readonly pick?: string | undefined
  readonly remark?: string
}
const choiceOf = (product: string): Choice => ({ product, quantity: 1 })

const fill = (choices: readonly Choice[], cart = opened()) => {
  for (const { product, quantity, pick, remark } of choices)
    cart.add({
      product,
      quantity,
      ...(remark ? { customRemark: remark } : {}),
      ...(product === tea && pick !== undefined
        ? { options: [{ option: ice, selections: [{ _id: pick, quantity: 1 }] }] }
        : {}),
    })
  return cart
}

/** Returns a cart's lines without their ids, which every device makes itself. */
const contentOf = (cart: ReturnType<typeof opened>) =>
  cart.state.get().lines.map(({ options, ...line }) => ({
    ...line,
    id: undefined,
    options: options?.map(({ option, selections }) => ({
      option,
      picks: selections?.map(({ _id, quantity }) => ({ _id, quantity })),
    })),
  }))

describe('HANDOFF-3.3: a cart that is taken over', () => {
  it('has the lines and the price that it would have if they were added by hand', () =>
    assert(
      property(array(choice, { maxLength: 8 }), array(choice, { maxLength: 3 }), (handed, here) => {
        const cart = handedCart(fill(handed).state.get(), 'en')
        const taken = fill(here)
        if (!cart) return
        // As it comes over the wire.
        expect(bringCart(taken, JSON.parse(JSON.stringify(cart)), false)).toBe(true)
        const byHand = fill([...here, ...handed])
        expect(contentOf(taken)).toEqual(contentOf(byHand))
        expect(taken.state.get().result?.totals).toEqual(byHand.state.get().result?.totals)
        expect(taken.changes.get()).toEqual([])
      }),
      { numRuns: 100 },
    ))

  it('replaces what is there if the guest wants that', () => {
    const cart = handedCart(fill([choiceOf(noodles)]).state.get(), 'en')
    const taken = fill([choiceOf(tea)])
    expect(cart && bringCart(taken, cart, true)).toBe(true)
    expect(taken.state.get().lines.map(({ product }) => product)).toEqual([noodles])
  })

  it('lists what costs otherwise, is gone or must be chosen again since', () => {
    const handed = handedCart(fill([choiceOf(noodles), choiceOf(tea)]).state.get(), 'en')
    const dearer: Menu = {
      ...menu,
      products: menu.products
        .filter(({ _id }) => _id === noodles)
        .map((product) => ({ ...product, price: 65 })),
    }
    const taken = opened(dearer)
    expect(handed && bringCart(taken, handed, false)).toBe(true)
    const [line] = taken.state.get().lines
    expect(taken.changes.get()).toMatchObject([
      { code: 'gone' },
      { code: 'price', line: line?.id, before: 60, after: 65 },
    ])
    const required: Menu = {
      ...menu,
      productOptions: menu.productOptions.map((group) => ({ ...group, required: true })),
    }
    const other = opened(required)
    expect(handed && bringCart(other, handed, false)).toBe(true)
    expect(other.changes.get()).toMatchObject([{ code: 'options' }])
  })

  it('lists a dearer dish also where an identical one is in the cart', () => {
    const handed = handedCart(fill([choiceOf(noodles)]).state.get(), 'en')
    const dearer: Menu = {
      ...menu,
      products: menu.products.map((product) => ({ ...product, price: 65 })),
    }
    const taken = fill([choiceOf(noodles)], opened(dearer))
    expect(handed && bringCart(taken, handed, false)).toBe(true)
    const [line] = taken.state.get().lines
    expect(line?.quantity).toBe(2)
    expect(taken.changes.get()).toMatchObject([{ code: 'price', line: line?.id }])
  })
})

it('HANDOFF-1.3: nothing of a coupon and of staff goes along', () => {
  const state = fill([choiceOf(noodles)]).state.get()
  const [line] = state.lines
  if (!line) throw new Error('no line')
  const lines = [
    { ...line, overridePrice: 1, staff: shop },
    { ...line, id: 'free', fromCoupon: sampleIds.coupon },
    { ...line, id: 'child', fromProduct: 'free' },
    { id: 'own', customProduct: { name: 'Cake', price: 5 }, quantity: 1 },
  ]
  expect(handedCart({ ...state, lines }, 'en')).toEqual({
    shop,
    mode: 'takeAway',
    locale: 'en',
    lines: [{ id: line.id, product: noodles, options: [], quantity: 1, menuPrice: 60 }],
  })
})
