import {
  CallError,
  type CatalogueState,
  createCart,
  createSession,
  createStore,
  memoryStorage,
} from '@comanda/client'
import {
  sampleOrder,
  loadedEngine,
  sampleIds,
  sampleMenu,
  sampleTable,
  scriptedConnection,
} from '@comanda/client/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { savedSettings } from './saved-settings.ts'
import type { SharedTable } from './shared-table.ts'
import { createVisit } from './visit.ts'

const shop = sampleMenu.shop._id
const section = (_id: string) => ({
  _id,
  shop,
  name: [{ lang: 'en' as const, value: _id }],
})
const inSections = { ...sampleMenu, sections: [section('hall'), section('garden')] }

const claimCoupon = () => Promise.reject(new Error('no coupon is claimed here'))

const visitor = (
  wanted: string | null = null,
  script: Parameters<typeof scriptedConnection>[0] = {},
  menu: typeof sampleMenu = inSections,
  table?: SharedTable,
) => {
  const storage = memoryStorage()
  const { connection } = scriptedConnection(script)
  const session = createSession(connection, storage)
  const catalogue = {
    state: createStore<CatalogueState>({ status: 'ready', menu, isFresh: true, now: Date.now() }),
    open: () => Promise.resolve(),
    reload: () => Promise.resolve(),
    close: () => undefined,
  }
  const cart = createCart({
    catalogue,
    claimCoupon,
    connection,
    engine: loadedEngine,
    session,
    storage,
  })
  const client = { cart, catalogue, connection, session }
  const tableOf = () => Promise.resolve(table)
  return {
    cart,
    session,
    storage,
    visit: createVisit(client, storage, { section: wanted, tableOf }),
  }
}

it('ROUTE-2.3: the section of the query is ordered from; without one, the first that serves', async () => {
  for (const [wanted, selected] of [
    ['garden', 'garden'],
    [null, 'hall'],
    ['gone', 'hall'],
  ] as const) {
    const { cart, visit } = visitor(wanted)
    await visit.begin({ kind: 'shop', shop })
    expect(cart.state.get().section).toBe(selected)
  }
})

it('SESS-2.1: the mode that a diner chooses is stored on the device', async () => {
  const { storage, visit } = visitor()
  await visit.begin({ kind: 'shop', shop })
  expect(visit.state.get()).toMatchObject({ status: 'ready', mode: 'takeAway' })
  visit.chooseMode('dineInNoTable')
  expect(savedSettings(storage).read().mode).toBe('dineInNoTable')
})

const code = { kind: 'table', shop, viewItem: 'code-of-table-5' } as const
const session = sampleTable({ orders: [] })
const tea = { product: sampleIds.tea }

it('ROUTE-2.7: what is chosen while a table is entered is in its cart', async () => {
  const script = {
    'tableCodes/scan create': () => ({ code: 'short-lived', validFrom: '2026-03-03' }),
    'tableSessions/createOrResume create': () => ({ session }),
    'tableSessions/subscribe create': () => ({ version: session.version }),
  }
  const { cart, visit } = visitor(null, script, sampleMenu)
  const begun = visit.begin(code)
  visit.foresee(shop)
  expect(visit.state.get()).toMatchObject({ status: 'starting', mode: 'dineIn' })
  cart.add(tea)
  await begun
  expect(visit.state.get()).toMatchObject({ status: 'ready', mode: 'dineIn' })
  expect(cart.state.get()).toMatchObject({ count: 1, place: { session: { _id: session._id } } })
})

it('ROUTE-2.7: a table that cannot be entered says so, and the mode is as it was stored', async () => {
  const { cart, storage, visit } = visitor(null, {}, sampleMenu)
  const begun = visit.begin(code)
  visit.foresee(shop)
  cart.add(tea)
  await begun
  expect(visit.state.get()).toMatchObject({ status: 'failed', mode: 'takeAway' })
  expect(cart.state.get().place).toMatchObject({ shop, mode: 'takeAway' })
  expect(cart.state.get().count).toBe(1)
  expect(savedSettings(storage).read().mode).toBe('takeAway')
})

afterEach(() => vi.useRealTimers())

const busy = () => {
  throw new CallError({
    name: 'Unavailable',
    message: 'The server is busy',
    statusCode: 503,
    code: 'unavailable',
  })
}

/** Returns a call that fails so often before it succeeds, and how often it was sent. */
const busyFor = (times: number, done: () => unknown) => {
  let sent = 0
  return () => {
    sent += 1
    return sent <= times ? busy() : done()
  }
}

it('ROUTE-3.6: a table whose server is busy at the scan is entered as soon as it is not', async () => {
  vi.useFakeTimers()
  const { storage, visit } = visitor(
    null,
    {
      'tableCodes/scan create': busyFor(2, () => ({ code: 'short', validFrom: '2026-03-03' })),
      'tableSessions/createOrResume create': busyFor(6, () => ({ session })),
      'tableSessions/subscribe create': () => ({ version: session.version }),
    },
    sampleMenu,
  )
  const begun = visit.begin(code)
  await vi.advanceTimersByTimeAsync(900)
  expect(visit.state.get()).toMatchObject({ status: 'starting', isLate: true })
  await vi.advanceTimersByTimeAsync(60_000)
  await begun
  expect(visit.state.get()).toMatchObject({ status: 'ready', mode: 'dineIn' })
  expect(visit.state.get().isLate).toBeUndefined()
  expect(savedSettings(storage).read().mode).toBe('dineIn')
})

it('ROUTE-3.6: so is an order by its link; a refusal for good ends either, and "Try again" begins with the same', async () => {
  vi.useFakeTimers()
  const refusal = new CallError({
    name: 'BadRequest',
    message: 'This code has timed out',
    statusCode: 400,
    code: 'fixedCodeTimeout',
  })
  const order = visitor(null, {
    'tableSessions get': busyFor(3, () => session),
    'tableSessions/subscribe create': () => ({ version: session.version }),
  })
  const opened = order.visit.begin({ kind: 'session', session: session._id })
  const refused = visitor(null, {
    'tableCodes/scan create': busyFor(1, () => {
      throw refusal
    }),
  })
  const tried = refused.visit.begin(code)
  await vi.advanceTimersByTimeAsync(60_000)
  await Promise.all([opened, tried])
  expect(order.visit.state.get()).toMatchObject({ status: 'ready', mode: 'dineIn' })
  expect(refused.visit.state.get()).toMatchObject({ status: 'failed', reason: 'fixedCodeTimeout' })
  await refused.visit.beginAgain()
  expect(refused.visit.state.get()).toMatchObject({ status: 'failed', reason: 'fixedCodeTimeout' })
})

it('ROUTE-3.6: a shop that the diner chooses in the meantime is not left for the table', async () => {
  vi.useFakeTimers()
  const { visit } = visitor(null, { 'tableCodes/scan create': busy }, sampleMenu)
  void visit.begin(code)
  await vi.advanceTimersByTimeAsync(2000)
  await visit.chooseShop(shop)
  expect(visit.state.get()).toMatchObject({ status: 'ready', mode: 'takeAway' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(visit.state.get()).toMatchObject({ status: 'ready', mode: 'takeAway' })
  expect(visit.state.get().isLate).toBeUndefined()
})

it('TABLE-6.9: who waits to be let in chooses at the menu, also after a reload, and is at the table once let in', async () => {
  const table = { join: () => Promise.resolve(undefined), resume: () => Promise.resolve(true) }
  const waiting = visitor(null, {}, sampleMenu, table)
  await waiting.visit.begin({ kind: 'table', shop, viewItem: 'code' })
  expect(waiting.visit.state.get()).toMatchObject({
    status: 'ready',
    mode: 'dineIn',
    isWaiting: true,
  })
  waiting.cart.add({ product: sampleIds.tea, quantity: 1 })
  expect(waiting.cart.state.get().count).toBe(1)
  await waiting.visit.begin({ kind: 'resume' })
  expect(waiting.visit.state.get()).toMatchObject({ status: 'ready', isWaiting: true })
  expect(waiting.cart.state.get().count).toBe(1)
  waiting.session.adopt(sampleTable())
  expect(waiting.visit.state.get()).not.toHaveProperty('isWaiting')
  expect(waiting.cart.state.get().place?.session?._id).toBe(sampleIds.session)
})

it('SESS-1.7: a scan leads to the paid order of the table that is still served; beginning again opens the table', async () => {
  const orders = [sampleOrder({ createTime: new Date().toISOString() })]
  const served = sampleTable({ status: 'done', tvStatus: 'preparing', orders })
  const fresh = sampleTable({ _id: 'a00000000000000000000099' })
  const { session, visit } = visitor(null, {
    'tableSessions get': () => served,
    'tableSessions/subscribe create': () => ({ item: served._id, version: served.version }),
    'tableCodes/scan create': () => ({ code: sampleIds.tea, validFrom: '2026-03-03T12:00:00Z' }),
    'tableSessions/createOrResume create': () => ({ session: fresh, created: true }),
  })
  await session.load(served._id)
  const scan = { kind: 'table', shop: served.shop, viewItem: sampleIds.tea } as const
  await visit.begin(scan)
  expect(visit.state.get()).toMatchObject({ status: 'failed', reason: 'sessionNotFound' })
  expect(session.state.get().ended?._id).toBe(served._id)
  expect(visit.isAtCode()).toBe(true)
  session.clear()
  await visit.beginAgain()
  expect(visit.state.get()).toMatchObject({ status: 'ready', mode: 'dineIn' })
  expect(session.state.get().session?._id).toBe(fresh._id)
})
