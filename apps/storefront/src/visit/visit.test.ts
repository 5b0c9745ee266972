import {
  type CatalogueState,
  createCart,
  createSession,
  createStore,
  memoryStorage,
} from '@comanda/client'
import {
  loadedEngine,
  sampleIds,
  sampleMenu,
  sampleTable,
  scriptedConnection,
} from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { savedSettings } from './saved-settings.ts'
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
  return { cart, storage, visit: createVisit(client, storage, { section: wanted }) }
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
