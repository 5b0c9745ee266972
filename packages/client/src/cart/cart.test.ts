import { expect, test } from 'vitest'
import type { CatalogueState } from '../catalogue/catalogue.ts'
import type { Connection } from '../connection/connection.ts'
import type { SessionState } from '../session/session.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { createStore } from '../store/store.ts'
import { loadedEngine } from '../testing/loaded-engine.ts'
import { noClaims } from '../testing/no-claims.ts'
import { sampleIds, sampleMenu } from '../testing/sample-menu.ts'
import { sampleTable } from '../testing/sample-session.ts'
import { twoPages } from '../testing/two-pages.ts'
import { type CartEngine, cartEngine } from './cart-engine.ts'
import { createCart } from './cart.ts'

const { shop, noodles, tea } = sampleIds
/** No call is made unless a coupon is added. */
const noServer: Pick<Connection, 'service'> = {
  service: () => {
    throw new Error('there is no server')
  },
}
const now = Date.parse('2026-03-03T12:00:00+08:00')

const setUp = (storage = memoryStorage(), menu = sampleMenu, engine = loadedEngine) => {
  const catalogue = createStore<CatalogueState>({ status: 'ready', menu, isFresh: true, now })
  const session = createStore<SessionState>({ status: 'none' })
  const cart = createCart({
    catalogue: { state: catalogue },
    claimCoupon: noClaims,
    session: { state: session },
    connection: noServer,
    engine,
    storage,
    now: () => now,
  })
  return { cart, catalogue, session, storage }
}
const opened = (...given: Parameters<typeof setUp>) => {
  const made = setUp(...given)
  made.cart.enter({ shop, mode: 'takeAway' })
  return made
}

test('lines are priced as soon as they are added; identical ones merge (SCREEN-1.3)', () => {
  const { cart } = opened()
  const first = cart.add({ product: noodles, quantity: 1 })
  cart.add({ product: tea, quantity: 2 })
  expect(cart.add({ product: noodles, quantity: 1 })).toBe(first)
  expect(cart.state.get()).toMatchObject({ count: 4, issues: [] })
  expect(cart.state.get().result?.totals.total).toBe(160)
})

test('the menu is shown before the engine is loaded; then the stored cart and what was added in the meantime are there (CART-7.6)', () => {
  const storage = memoryStorage()
  opened(storage).cart.add({ product: noodles, quantity: 2 })

  const state = createStore<CartEngine | undefined>(undefined)
  let loads = 0
  const load = () => void (loads += 1)
  const { cart } = opened(storage, sampleMenu, { state, load })
  expect(cart.state.get().offer?.products.has(tea)).toBe(true)
  expect(cart.state.get()).not.toHaveProperty('context')
  expect(cart.quote([{ product: tea, quantity: 1 }])).toBeUndefined()
  expect(cart.add({ product: tea, quantity: 1 })).toBeUndefined()
  expect(cart.state.get().count).toBe(0)
  expect(loads).toBeGreaterThan(0)

  state.set(cartEngine)
  expect(cart.state.get()).toMatchObject({ count: 3, context: cart.state.get().offer })
  expect(cart.state.get().lines.map(({ product }) => product)).toEqual([noodles, tea])
  expect(opened(storage).cart.state.get().count).toBe(3)
})

test('what was chosen while waiting at a table is there after a reload, also if the diner is let in before the engine is loaded (TABLE-2.8)', () => {
  const storage = memoryStorage()
  const waits = { shop, mode: 'dineIn', waits: true } as const
  const before = setUp(storage).cart
  before.board.sharing.guest = () => sampleIds.coupon
  before.enter(waits)
  before.add({ product: noodles, quantity: 2 })

  const state = createStore<CartEngine | undefined>(undefined)
  const { cart, session } = setUp(storage, sampleMenu, { ...loadedEngine, state })
  cart.board.sharing.guest = before.board.sharing.guest
  // The phone does not know yet whether it waits.
  cart.enter({ shop, mode: 'dineIn' })
  cart.enter(waits)
  session.set({ status: 'ready', session: sampleTable({ orders: [] }) })
  cart.enter({ shop, mode: 'dineIn' })
  expect(cart.state.get()).not.toHaveProperty('context')
  state.set(cartEngine)
  expect(cart.state.get()).toMatchObject({ count: 2, place: { session: { status: 'ongoing' } } })
})

test('lines that wait for the engine stay in their shop (CART-7.6)', () => {
  const state = createStore<CartEngine | undefined>(undefined)
  const { cart } = opened(memoryStorage(), sampleMenu, { ...loadedEngine, state })
  cart.add({ product: tea, quantity: 1 })
  cart.enter({ shop: sampleIds.coupon, mode: 'takeAway' })
  cart.enter({ shop, mode: 'takeAway' })
  state.set(cartEngine)
  expect(cart.state.get()).toMatchObject({ count: 0, lines: [] })
})

const pause = () => Promise.resolve()

test('a rehearsal shows and stores nothing, and does not touch a cart with lines', async () => {
  const { cart, storage } = opened()
  const before = cart.state.get()
  await cart.rehearse(pause)
  expect(cart.state.get()).toBe(before)
  expect(opened(storage).cart.state.get().count).toBe(0)
  await setUp().cart.rehearse(pause)
  cart.add({ product: noodles })
  const filled = cart.state.get()
  await cart.rehearse(pause)
  expect(cart.state.get()).toBe(filled)
})

test('a removed line is restored in its place (CART-7.5)', () => {
  const { cart } = opened()
  const first = cart.add({ product: noodles }) ?? ''
  cart.add({ product: tea })
  const undo = cart.remove(first)
  expect(cart.state.get().lines.map((line) => line.product)).toEqual([tea])
  undo()
  expect(cart.state.get().lines.map((line) => line.product)).toEqual([noodles, tea])
  undo()
  expect(cart.state.get().count).toBe(2)
})

test('the cart is stored, and restored in the same shop and mode (CART-6.1)', () => {
  const { cart, storage } = opened()
  cart.add({ product: noodles, quantity: 2 })
  expect(opened(storage).cart.state.get()).toMatchObject({ count: 2, messages: [] })
  const other = setUp(storage).cart
  other.enter({ shop, mode: 'dineInNoTable' })
  expect(other.state.get().count).toBe(0)
})

const table = sampleTable({ orders: [] })
const productsOf = ({ cart }: ReturnType<typeof setUp>) =>
  cart.state.get().lines.map(({ product }) => product)

test('what is added while a table is entered comes after the stored cart of that table (ROUTE-2.7, CART-6.1)', () => {
  const before = setUp()
  before.session.set({ status: 'ready', session: table })
  before.cart.enter({ shop, mode: 'dineIn' })
  before.cart.add({ product: noodles })

  const again = setUp(before.storage)
  again.cart.enter({ shop, mode: 'dineIn' })
  again.cart.add({ product: tea })
  expect(productsOf(again)).toEqual([tea])
  again.session.set({ status: 'ready', session: table })
  expect(productsOf(again)).toEqual([noodles, tea])
  again.cart.enter({ shop, mode: 'dineIn' })
  expect(productsOf(again)).toEqual([noodles, tea])
  const later = setUp(before.storage)
  later.session.set({ status: 'ready', session: table })
  later.cart.enter({ shop, mode: 'dineIn' })
  expect(productsOf(later)).toEqual([noodles, tea])
})

test('a table that is not entered takes nothing from a stored cart to take away (CART-6.1)', () => {
  const before = opened()
  before.cart.add({ product: noodles })
  const again = setUp(before.storage)
  again.cart.enter({ shop, mode: 'dineIn' })
  again.cart.add({ product: tea })
  expect(productsOf(opened(before.storage))).toEqual([noodles])
  again.cart.enter({ shop, mode: 'takeAway' })
  expect(productsOf(again)).toEqual([noodles, tea])
})

test('unavailable lines are dropped from a stored cart, with a message (CART-6.2)', () => {
  const { cart, storage } = opened()
  cart.add({ product: noodles, quantity: 2 })
  cart.add({ product: tea })
  const [dish, ...others] = sampleMenu.products
  const menu = {
    ...sampleMenu,
    products: [{ ...dish!, stock: { mode: 'manual' as const, quantity: 1 } }, ...others],
  }
  const later = opened(storage, menu).cart
  expect(later.state.get()).toMatchObject({
    count: 1,
    messages: [{ code: 'basic.expired', count: 1 }],
    gone: [{ reason: 'outOfStock', left: 1 }],
  })
  later.dismissMessages()
  expect(later.state.get()).toMatchObject({ messages: [], gone: [] })
})

test('a product that leaves the menu leaves the cart, with a message (CART-7.2)', () => {
  const { cart, catalogue } = opened()
  cart.add({ product: noodles })
  cart.add({ product: tea })
  const menu = { ...sampleMenu, version: 'v2', products: sampleMenu.products.slice(1) }
  catalogue.set({ ...catalogue.get(), menu })
  expect(cart.state.get().lines.map((line) => line.product)).toEqual([tea])
  expect(cart.state.get().messages).toEqual([{ code: 'basic.expired', count: 1 }])
  expect(cart.state.get().result?.totals.total).toBe(20)
})

test('a new price of the menu is the price of the cart (CART-7.2)', () => {
  const { cart, catalogue } = opened()
  cart.add({ product: tea })
  const products = sampleMenu.products.map((product) => ({ ...product, price: 25 }))
  catalogue.set({ ...catalogue.get(), menu: { ...sampleMenu, version: 'v2', products } })
  expect(cart.state.get().result?.totals.total).toBe(25)
})

test('when a section ends the next one is selected, with a message that has its name, and lines move to it (CAT-3.4, CART-7.1)', () => {
  const lunch = {
    _id: 'e00000000000000000000001',
    shop,
    name: [{ lang: 'en' as const, value: 'Lunch' }],
  }
  const early = {
    ...lunch,
    _id: 'e00000000000000000000002',
    name: [{ lang: 'en' as const, value: 'Early' }],
    timeRange: [{ from: '06:00', to: '14:00' }],
  }
  const storage = memoryStorage()
  const menu = { ...sampleMenu, sections: [early, lunch] }
  const catalogue = createStore<CatalogueState>({ status: 'ready', menu, isFresh: true, now })
  const session = createStore<SessionState>({ status: 'none' })
  let time = now
  const cart = createCart({
    catalogue: { state: catalogue },
    claimCoupon: noClaims,
    session: { state: session },
    connection: noServer,
    engine: loadedEngine,
    storage,
    now: () => time,
  })
  cart.enter({ shop, mode: 'takeAway' })
  cart.add({ product: tea })
  expect(cart.state.get()).toMatchObject({ section: early._id, lines: [{ section: early._id }] })
  time += 3 * 3_600_000
  catalogue.set({ ...catalogue.get(), now: time })
  expect(cart.state.get()).toMatchObject({
    section: lunch._id,
    messages: [{ code: 'basic.sectionChanged', name: lunch.name }],
    lines: [{ product: tea, section: lunch._id }],
    count: 1,
  })
})

const choice = (product: string, _id: string) => ({
  _id,
  name: [],
  type: 'product' as const,
  product,
})

test('if the menu has auto-merge sets, lines merge into them; undone they stay separate (MERGE-1.10)', () => {
  const group = 'e00000000000000000000009'
  const set = 'b00000000000000000000009'
  const menu = {
    ...sampleMenu,
    products: [
      ...sampleMenu.products,
      { _id: set, shop, name: [], price: 70, options: [group], autoMerge: true },
    ],
    productOptions: [
      {
        _id: group,
        shop,
        name: [],
        required: true,
        multiple: true,
        minPick: 2,
        maxPick: 2,
        choices: [
          choice(noodles, 'e0000000000000000000000a'),
          choice(tea, 'e0000000000000000000000b'),
        ],
      },
    ],
  }
  const { cart } = opened(memoryStorage(), menu)
  cart.add({ product: noodles })
  expect(cart.state.get().result?.totals.total).toBe(60)
  cart.add({ product: tea })
  const [top, ...children] = cart.state.get().lines
  expect(top).toMatchObject({ product: set, mergeStatus: 'merged' })
  expect(children.map(({ product }) => product)).toEqual([noodles, tea])
  expect(cart.state.get()).toMatchObject({ count: 1, result: { totals: { total: 70 } } })
  cart.undoMerge(top?.id ?? '')
  expect(cart.state.get().lines.map(({ product }) => product)).toEqual([noodles, tea])
  expect(cart.state.get().result?.totals.total).toBe(80)
})

test('a locked cart is not changed (CART-7.4)', () => {
  const { cart } = opened()
  const line = cart.add({ product: tea }) ?? ''
  cart.lock(true)
  cart.add({ product: noodles })
  cart.setQuantity(line, 5)
  expect(cart.state.get().count).toBe(1)
})

test('before the menu is loaded nothing can be added; then the stored cart is restored', () => {
  const { cart, storage } = opened()
  cart.add({ product: tea, quantity: 3 })
  const later = setUp(storage)
  later.catalogue.set({ status: 'loading', isFresh: false, now })
  later.cart.enter({ shop, mode: 'takeAway' })
  expect(later.cart.add({ product: tea })).toBeUndefined()
  later.catalogue.set({ status: 'ready', menu: sampleMenu, isFresh: true, now })
  expect(later.cart.state.get().count).toBe(3)
})

test('two pages of one diner share their cart (CART-7.3)', () => {
  const [one, other] = twoPages()
  const first = opened(one)
  const second = opened(other)
  const line = first.cart.add({ product: noodles, quantity: 1 }) ?? ''
  expect(second.cart.state.get()).toMatchObject({ count: 1, lines: [{ id: line }] })
  second.cart.setQuantity(line, 2)
  expect(first.cart.state.get().result?.totals.total).toBe(
    second.cart.state.get().result?.totals.total,
  )
  expect(first.cart.state.get().count).toBe(2)
  first.cart.clear()
  expect(second.cart.state.get().lines).toEqual([])
})

test('a cart that is being sent is not changed by another page', () => {
  const [one, other] = twoPages()
  const first = opened(one)
  const second = opened(other)
  first.cart.add({ product: noodles })
  second.cart.lock(true)
  first.cart.clear()
  expect(second.cart.state.get().count).toBe(1)
})

test('on return from a top-up there are no messages about dropped lines (CART-6.4)', () => {
  const { cart, storage } = opened()
  cart.add({ product: noodles, quantity: 2 })
  cart.add({ product: tea })
  const menu = { ...sampleMenu, products: sampleMenu.products.filter(({ _id }) => _id === tea) }
  const back = setUp(storage, menu)
  back.cart.enter({ shop, mode: 'takeAway', fromTopUp: 'true' })
  expect(back.cart.state.get()).toMatchObject({ count: 1, messages: [], gone: [] })
})

test('a cart that was restored with a cached menu is checked again with the server’s', () => {
  const { cart, storage } = opened()
  cart.add({ product: noodles, quantity: 2 })
  cart.add({ product: tea })
  const back = setUp(storage)
  back.catalogue.set({ status: 'ready', menu: sampleMenu, isFresh: false, now })
  back.cart.enter({ shop, mode: 'takeAway' })
  expect(back.cart.state.get()).toMatchObject({ count: 3, messages: [] })
  const menu = {
    ...sampleMenu,
    version: 'v2',
    products: sampleMenu.products.filter(({ _id }) => _id === tea),
  }
  back.catalogue.set({ status: 'ready', menu, isFresh: true, now })
  expect(back.cart.state.get()).toMatchObject({
    count: 1,
    messages: [{ code: 'basic.expired', count: 1 }],
  })
})

test('CART-7.7: what the menu changes of a line is shown with the price before, until it is accepted', () => {
  const { cart, catalogue } = opened()
  const line = cart.add({ product: tea }) ?? ''
  const publish = (version: string, price: number) => {
    const products = sampleMenu.products.map((product) => ({ ...product, price }))
    catalogue.set({ ...catalogue.get(), menu: { ...sampleMenu, version, products } })
  }
  publish('v2', 25)
  const { name } = sampleMenu.products[1] ?? {}
  expect(cart.changes.get()).toEqual([{ code: 'price', line, name, before: 20, after: 25 }])
  publish('v3', 30)
  expect(cart.changes.get()).toMatchObject([{ before: 20, after: 30 }])
  cart.setQuantity(line, 2)
  expect(cart.changes.get()).toHaveLength(1)
  cart.acceptChanges()
  expect(cart.changes.get()).toEqual([])
  publish('v4', 35)
  expect(cart.changes.get()).toMatchObject([{ before: 30, after: 35 }])
  publish('v5', 30)
  expect(cart.changes.get()).toEqual([])
})

test('CART-7.7: a dish that left the menu counts as a change; what the diner changes does not', () => {
  const { cart, catalogue } = opened()
  const gone = cart.add({ product: noodles })
  const line = cart.add({ product: tea }) ?? ''
  cart.setQuantity(line, 3)
  expect(cart.changes.get()).toEqual([])
  const menu = { ...sampleMenu, version: 'v2', products: sampleMenu.products.slice(1) }
  catalogue.set({ ...catalogue.get(), menu })
  expect(cart.changes.get()).toMatchObject([{ code: 'gone', line: gone }])
  cart.clear()
  expect(cart.changes.get()).toEqual([])
})

test('CART-7.7: a dish whose options changed says so, until the diner has chosen again', () => {
  const { cart, catalogue } = opened()
  const line = cart.add({ product: tea }) ?? ''
  const ice = {
    _id: 'e00000000000000000000001',
    shop,
    name: [],
    required: true,
    choices: [{ _id: 'e00000000000000000000002', name: [] }],
  }
  const products = sampleMenu.products.map((product) => ({ ...product, options: [ice._id] }))
  const menu = { ...sampleMenu, version: 'v2', products, productOptions: [ice] }
  catalogue.set({ ...catalogue.get(), menu })
  expect(cart.changes.get()).toMatchObject([{ code: 'options', line }])
  cart.setQuantity(line, 2)
  expect(cart.changes.get()).toHaveLength(1)
  const selections = [{ _id: ice.choices[0]?._id ?? '', quantity: 1 }]
  cart.update(line, { product: tea, options: [{ option: ice._id, selections }] })
  expect(cart.changes.get()).toEqual([])
})

test('what was chosen while waiting at a table comes along to no other table (TABLE-2.8)', () => {
  const storage = memoryStorage()
  const before = setUp(storage).cart
  before.board.sharing.guest = () => sampleIds.coupon
  before.enter({ shop, mode: 'dineIn', waits: true })
  before.add({ product: noodles, quantity: 2 })
  for (const waits of [true, false]) {
    const { cart, session } = setUp(storage)
    cart.board.sharing.guest = () => sampleIds.tea
    if (!waits) session.set({ status: 'ready', session: sampleTable({ orders: [] }) })
    cart.enter({ shop, mode: 'dineIn', waits })
    expect(cart.state.get().count).toBe(0)
  }
})

test('what was chosen while waiting at a table is there once, when a reload finds that the diner still waits (TABLE-2.8)', () => {
  const storage = memoryStorage()
  const waits = { shop, mode: 'dineIn', waits: true } as const
  const before = setUp(storage).cart
  before.enter(waits)
  before.add({ product: noodles, quantity: 2 })
  const { cart } = setUp(storage)
  cart.enter({ shop, mode: 'dineIn' })
  cart.enter(waits)
  expect(cart.state.get().count).toBe(2)
})
