import type {
  TableActionResult,
  TableCartAction,
  TableDish,
  TableGuest,
  TableSession,
} from '@comanda/contract'
import { afterEach, expect, it } from 'vitest'
import { createCart } from '../cart/cart.ts'
import type { CatalogueState } from '../catalogue/catalogue.ts'
import type { SessionState, SessionStore } from '../session/session.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { type KeyStorage, memoryStorage } from '../storage/key-storage.ts'
import { createStore } from '../store/store.ts'
import { loadedEngine } from '../testing/loaded-engine.ts'
import { noClaims } from '../testing/no-claims.ts'
import { sampleCoupon } from '../testing/sample-coupons.ts'
import { sampleIds, sampleMenu } from '../testing/sample-menu.ts'
import { sampleTable } from '../testing/sample-session.ts'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { until } from '../testing/until.ts'
import { createTableCart } from './table-cart.ts'

const { shop, noodles, tea } = sampleIds
const now = Date.parse('2026-03-03T12:00:00.000Z')
const session = sampleTable()
const time = new Date(now).toISOString()

const guest = (_id: string, seat: string): TableGuest => ({
  _id,
  shop,
  session: session._id,
  status: 'admitted',
  seat,
  animal: 'fox',
  colour: 0,
  isHost: seat === '1',
  isReady: false,
  joinTime: time,
  seenTime: time,
  version: 1,
})
const [ann, ben] = [guest('ann', '1'), guest('ben', '2')]
const dishOf = ({ _id, seat }: TableGuest, product: string): TableDish => ({
  id: `of ${_id}`,
  guest: _id,
  revision: 1,
  position: Number(seat),
  by: _id,
  lines: [{ id: `of ${_id}`, product, quantity: 1, chairId: seat }],
})
const table = { _id: session._id, version: 7, dishes: [dishOf(ann, noodles), dishOf(ben, tea)] }

let close = (): void => undefined
afterEach(() => close())

const known = { key: 'key', shop, viewItem: 'code', at: now }

/** Ben's phone at the table; `subscribe`: what the server says of its cart, `refusal`: of edits, if it refuses all; `found`: the session. */
const phoneOf = (
  subscribe: () => unknown,
  storage: KeyStorage = memoryStorage(),
  refusal?: Error,
  found: SessionState = { status: 'ready', session },
  entry = JSON.stringify({ ...known, guest: 'ben', session: session._id }),
  outcome: Partial<TableActionResult> = {},
) => {
  storage.write(clientKeys.tableGuest, entry)
  const sent: TableCartAction[] = []
  const { connection, dispatch } = scriptedConnection({
    'tableCarts/subscribe create': subscribe,
    'tableCarts/edit create': ({ actions }: { readonly actions: readonly TableCartAction[] }) => {
      if (refusal) throw refusal
      sent.push(...actions)
      return { version: 8, results: actions.map(({ id }) => ({ id, ...outcome })) }
    },
    'userCoupons/validate create': () => ({ status: 'valid' }),
    'tableCodes/scan create': () => ({ code: 'scanned', validFrom: time }),
    'tableSessions/createOrResume create': () => {
      const next = { ...session, _id: 'next' }
      return { session: next, guest: { ...guest('ben again', '1'), session: next._id } }
    },
    'tableGuests/leave create': () => ({ ...ben, status: 'left' }),
  })
  const place = createStore<SessionState>(found)
  const menu = createStore<CatalogueState>({
    status: 'ready',
    menu: sampleMenu,
    isFresh: true,
    now,
  })
  const cart = createCart({
    catalogue: { state: menu },
    claimCoupon: noClaims,
    connection,
    engine: loadedEngine,
    session: { state: place },
    storage,
    now: () => now,
  })
  cart.enter({ shop, mode: 'dineIn' })
  const adopt = (entered: TableSession) => place.set({ status: 'ready', session: entered })
  const client = { connection, cart, session: { state: place, adopt } as unknown as SessionStore }
  const store = createTableCart(client, { storage, now: () => now })
  close = () => {
    store.close()
    cart.close()
  }
  store.follow()
  return { cart, store, sent, storage, place, dispatch }
}
const productsIn = ({ state }: ReturnType<typeof phoneOf>['cart']) =>
  state.get().lines.map(({ product }) => product)
const couponsIn = ({ state }: ReturnType<typeof phoneOf>['cart']) =>
  state.get().coupons.map(({ id }) => id)
const read = () => ({ ...table, guests: [ann, ben] })
const unorderedOf = ({ store }: ReturnType<typeof phoneOf>) =>
  store.state.get().unordered.map(({ lines: [top] }) => [top?.product, top?.quantity])
const refusalOf = (code: number, name: string) =>
  Object.assign(new Error(name), { code, data: { code: name } })

it('TABLE-6.3: an edit of a dish that was removed while the phone was away names the dish, and it can be put back', async () => {
  const before = phoneOf(read, memoryStorage(), new Error('no network'))
  await until(before.cart.state, ({ shared }) => shared !== undefined)
  before.cart.setQuantity('of ben', 4)
  await expect.poll(() => before.storage.read(clientKeys.intentions)).toMatch(/"by":3/)
  close()
  const without = { ...read(), version: 8, dishes: [dishOf(ann, noodles)] }
  const { store } = phoneOf(() => without, before.storage, undefined, undefined, undefined, {
    error: 'lineGone',
    by: 'ann',
  })
  await until(store.state, ({ refused }) => refused.length > 0)
  const [refused] = store.state.get().refused
  expect(refused).toMatchObject({
    error: 'lineGone',
    by: 'ann',
    dish: { lines: [{ product: tea }] },
  })
})

it('TABLE-6.3: a dish of this guest that the host removes is listed until it is put back or put aside; one of another’s is not', async () => {
  const { cart, store, sent, dispatch } = phoneOf(read)
  await until(cart.state, ({ shared }) => shared !== undefined)
  const gone = (id: string, from: number) =>
    dispatch('tableCarts patched', {
      _id: session._id,
      from,
      version: from + 1,
      dishes: [],
      gone: [{ id, by: 'ann' }],
    })
  gone('of ann', 7)
  expect(store.state.get().refused).toEqual([])
  gone('of ben', 8)
  const [removed] = store.state.get().refused
  expect(removed).toMatchObject({ error: 'lineGone', by: 'ann', isRemoved: true })
  store.addAgain(removed?.id ?? '')
  expect(store.state.get().refused).toEqual([])
  await expect.poll(() => sent).toMatchObject([{ type: 'add', lines: [{ product: tea }] }])
})

it.each([
  ['by the host', { error: 'lineGone', by: 'ann' }, 1],
  ['from this device before', { error: 'lineGone', by: 'ben' }, 0],
  ['by an order', { error: 'lineOrdered', by: 'ann', order: '7' }, 0],
] as const)(
  'TABLE-6.3: a dish of this guest that is gone when the phone returns, %s: it is listed if others have removed it',
  async (_, outcome, count) => {
    const before = phoneOf(read)
    await expect.poll(() => before.storage.read(clientKeys.intentions)).toContain('of ben')
    close()
    const without = { ...read(), version: 8, dishes: [] }
    const { cart, store, sent } = phoneOf(
      () => without,
      before.storage,
      undefined,
      undefined,
      undefined,
      outcome,
    )
    await until(store.state, ({ version }) => version === 8)
    expect(sent).toMatchObject([{ type: 'quantity', line: 'of ben', by: 0 }])
    expect(productsIn(cart)).toEqual([])
    const { refused } = store.state.get()
    expect(refused).toHaveLength(count)
    if (count > 0)
      expect(refused).toMatchObject([{ by: 'ann', isRemoved: true, dish: { id: 'of ben' } }])
  },
)

it('TABLE-5.1: when the bill is merged into another, its cart follows, and nothing of it is added again', async () => {
  const { cart, store, place, sent } = phoneOf(read)
  await until(cart.state, ({ shared }) => shared !== undefined)
  place.set({ status: 'loading' })
  const into = { ...session, _id: 'b'.repeat(24) }
  place.set({ status: 'ready', session: into })
  await until(cart.state, ({ place: at }) => at?.session?._id === into._id)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(productsIn(cart)).toEqual([noodles, tea])
  expect(store.state.get()).toMatchObject({ phase: 'open', refused: [], pending: 0 })
  expect(sent).toEqual([])
})

it('TABLE-6.14: who leaves has nothing of the table’s cart in their own', async () => {
  const { cart, store } = phoneOf(read)
  await until(cart.state, ({ shared }) => shared !== undefined)
  expect(productsIn(cart)).toEqual([noodles, tea])
  await store.leave()
  expect(productsIn(cart)).toEqual([])
  cart.add({ product: noodles, quantity: 1 })
  expect(productsIn(cart)).toEqual([noodles])
  expect(cart.state.get().lines[0]).not.toHaveProperty('chairId')
})

it('TABLE-2.8, TABLE-6.6: a phone that is opened without a connection shows the cart as it was, whose dishes these are, and since when', async () => {
  const before = phoneOf(read)
  await expect.poll(() => before.storage.read(clientKeys.intentions)).toContain('of ann')
  close()
  const { cart, store } = phoneOf(() => new Promise(() => undefined), before.storage)
  await until(cart.state, ({ shared }) => shared !== undefined)
  expect(productsIn(cart)).toEqual([noodles, tea])
  expect(store.state.get()).toMatchObject({ asOf: now, self: { _id: 'ben' }, guests: [ann, ben] })
  expect(store.state.get().dishes.map(({ isMine }) => isMine)).toEqual([false, true])
  cart.add({ product: noodles, quantity: 1 })
  expect(productsIn(cart)).toEqual([noodles, tea, noodles])
  expect(store.state.get().dishes.at(-1)).toMatchObject({ isMine: true, isPending: true })
})

it('TABLE-3.4: the coupons of a guest are there when the page is loaded again, and not after they have ordered', async () => {
  const { user: _, ...coupon } = sampleCoupon
  const { _id: id } = coupon
  const before = phoneOf(read)
  await until(before.cart.state, ({ shared }) => shared !== undefined)
  await before.cart.coupons.add(coupon)
  expect(couponsIn(before.cart)).toEqual([id])
  close()
  const again = phoneOf(read, before.storage)
  await until(again.cart.state, ({ shared }) => shared !== undefined)
  expect(couponsIn(again.cart)).toEqual([id])
  expect(productsIn(again.cart)).toEqual([noodles, tea])
  expect(again.sent).toEqual([])
  again.cart.clear()
  expect(couponsIn(again.cart)).toEqual([])
})

it('TABLE-2.8: what is added before the cart of the table has been read comes along', async () => {
  const { cart, sent } = phoneOf(read)
  cart.add({ product: noodles, quantity: 2 })
  await until(cart.state, ({ shared }) => shared !== undefined)
  await expect.poll(() => sent).toMatchObject([{ type: 'add', lines: [{ product: noodles }] }])
  expect(productsIn(cart)).toHaveLength(3)
})

it('TABLE-6.15: a table that is closed lists what its guest had chosen and nobody has ordered; one that opens again has its cart', async () => {
  const { cart, store, place } = phoneOf(read)
  await until(cart.state, ({ shared }) => shared !== undefined)
  place.set({ status: 'ready', session: { ...session, status: 'void', version: 99 } })
  await until(store.state, ({ phase }) => phase === 'closed')
  const products = () => store.state.get().unordered.map(({ lines: [top] }) => top?.product)
  expect(products()).toEqual([tea])
  expect(productsIn(cart)).toEqual([])
  place.set({ status: 'ready', session: { ...session, version: 100 } })
  await until(cart.state, ({ shared }) => shared !== undefined)
  expect(products()).toEqual([])
  expect(productsIn(cart)).toEqual([noodles, tea])
})

it('TABLE-6.15: what was not sent before the table was closed is listed, too; also if the response to an edit says it first', async () => {
  const { cart, store } = phoneOf(read, memoryStorage(), refusalOf(409, 'sessionClosed'))
  await until(cart.state, ({ shared }) => shared !== undefined)
  cart.add({ product: noodles, quantity: 2 })
  await until(store.state, ({ phase }) => phase === 'closed')
  expect(store.state.get().unordered.map(({ lines: [top] }) => top?.product)).toEqual([
    tea,
    noodles,
  ])
})

it('TABLE-6.15: dishes for all that nobody has ordered are listed by each guest, others’ are not', async () => {
  const forAll = { ...dishOf(ann, noodles), id: 'for all', guest: null }
  const dish = { ...forAll, lines: [{ id: 'for all', product: noodles, quantity: 3 }] }
  const phone = phoneOf(() => ({ ...read(), dishes: [...table.dishes, dish] }))
  await until(phone.cart.state, ({ shared }) => shared !== undefined)
  phone.place.set({ status: 'ready', session: { ...session, status: 'void', version: 99 } })
  await until(phone.store.state, ({ phase }) => phase === 'closed')
  expect(unorderedOf(phone)).toEqual([
    [tea, 1],
    [noodles, 3],
  ])
})

it('TABLE-6.15: a page that is loaded after the table was closed lists what nobody has ordered, with what was not sent', async () => {
  const before = phoneOf(read, memoryStorage(), new Error('no network'))
  await until(before.cart.state, ({ shared }) => shared !== undefined)
  before.cart.add({ product: noodles, quantity: 2 })
  before.cart.setQuantity('of ben', 4)
  await expect.poll(() => before.storage.read(clientKeys.intentions)).toMatch(/"by":3/)
  close()
  const ended = { ...session, status: 'void' as const }
  const phone = phoneOf(read, before.storage, undefined, { status: 'none', ended })
  await until(phone.store.state, ({ phase }) => phase === 'closed')
  expect(unorderedOf(phone)).toEqual([
    [tea, 4],
    [noodles, 2],
  ])
})

/** Ben's phone at a table that was closed while it was there, as its device has stored it. */
const closedPhone = async () => {
  const before = phoneOf(read)
  await until(before.cart.state, ({ shared }) => shared !== undefined)
  before.place.set({ status: 'ready', session: { ...session, status: 'void', version: 99 } })
  await until(before.store.state, ({ phase }) => phase === 'closed')
  close()
  return before
}
/** The page loaded again; the entry of its guest is as it was. */
const loadedAgain = ({ storage }: ReturnType<typeof phoneOf>, found: SessionState) =>
  phoneOf(read, storage, undefined, found, storage.read(clientKeys.tableGuest) ?? undefined)

it('TABLE-6.15: what nobody has ordered is listed at each load, also without the session, until the guest puts it aside', async () => {
  const before = await closedPhone()
  const ended = { ...session, status: 'void' as const }
  for (const found of [
    { status: 'none', ended },
    { status: 'none' },
    { status: 'none' },
  ] as const) {
    const phone = loadedAgain(before, found)
    await until(phone.store.state, ({ phase }) => phase === 'closed')
    expect(unorderedOf(phone)).toEqual([[tea, 1]])
    close()
  }
  const last = loadedAgain(before, { status: 'none' })
  await until(last.store.state, ({ phase }) => phase === 'closed')
  last.store.readEnd()
  expect(last.store.state.get()).toMatchObject({ isEndRead: true, unordered: [] })
  expect(JSON.parse(last.storage.read(clientKeys.tableGuest) ?? '')).toMatchObject({
    hasLost: false,
  })
  await expect.poll(() => last.storage.read(clientKeys.intentions)).toBeNull()
})

it('TABLE-6.15: who scans the code again finds beside the cart what nobody had ordered before, and adds it again', async () => {
  const phone = loadedAgain(await closedPhone(), { status: 'none' })
  await phone.store.join({ shop, viewItem: 'code' })
  await until(phone.cart.state, ({ shared }) => shared !== undefined)
  const [left] = phone.store.state.get().refused
  expect(left).toMatchObject({ error: 'tableClosed', action: { lines: [{ product: tea }] } })
  phone.store.addAgain(left?.id ?? '')
  await expect.poll(() => phone.sent).toMatchObject([{ type: 'add', lines: [{ product: tea }] }])
  expect(phone.store.state.get()).toMatchObject({ phase: 'open', refused: [], unordered: [] })
})

it('TABLE-6.15: a page that is loaded while the bill is being settled lists what nobody has ordered; if it opens again, the cart is back', async () => {
  const before = phoneOf(read)
  await until(before.cart.state, ({ shared }) => shared !== undefined)
  await expect.poll(() => before.storage.read(clientKeys.intentions)).toContain('of ben')
  close()
  const toPay = { ...session, status: 'toPay' as const }
  const phone = loadedAgain(before, { status: 'ready', session: toPay })
  await until(phone.store.state, ({ phase }) => phase === 'closed')
  expect(unorderedOf(phone)).toEqual([[tea, 1]])
  phone.place.set({ status: 'ready', session: { ...session, version: 100 } })
  await until(phone.cart.state, ({ shared }) => shared !== undefined)
  expect(unorderedOf(phone)).toEqual([])
})

it('TABLE-6.15: edits after the last order are listed with their dish and that reason; the cart stays', async () => {
  const { cart, store } = phoneOf(read, memoryStorage(), refusalOf(409, 'orderCutoff'))
  await until(cart.state, ({ shared }) => shared !== undefined)
  cart.setQuantity('of ben', 2)
  await until(store.state, ({ refused }) => refused.length > 0)
  expect(store.state.get()).toMatchObject({
    phase: 'open',
    refused: [{ error: 'orderCutoff', dish: { id: 'of ben' } }],
  })
})

it.each([
  [403, 'guestNotAdmitted'],
  [404, 'sessionNotFound'],
])(
  'TABLE-6.15: who is no guest of the table any more (%i) reads so, with what did not reach it',
  async (code, name) => {
    const phone = phoneOf(read, memoryStorage(), refusalOf(code, name))
    await until(phone.cart.state, ({ shared }) => shared !== undefined)
    phone.cart.add({ product: noodles, quantity: 2 })
    await until(phone.store.state, ({ phase }) => phase === 'out')
    expect(unorderedOf(phone)).toEqual([[noodles, 2]])
    expect(productsIn(phone.cart)).toEqual([])
  },
)
