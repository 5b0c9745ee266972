import {
  type CatalogueState,
  createCart,
  createSession,
  createStore,
  memoryStorage,
} from '@comanda/client'
import { loadedEngine, sampleMenu, scriptedConnection } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { savedSettings } from './saved-settings.ts'
import { createVisit } from './visit.ts'

const shop = sampleMenu.shop._id
const section = (_id: string) => ({
  _id,
  shop,
  name: [{ lang: 'en' as const, value: _id }],
})
const menu = { ...sampleMenu, sections: [section('hall'), section('garden')] }

const claimCoupon = () => Promise.reject(new Error('no coupon is claimed here'))

const visitor = (wanted: string | null = null) => {
  const storage = memoryStorage()
  const { connection } = scriptedConnection({})
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
