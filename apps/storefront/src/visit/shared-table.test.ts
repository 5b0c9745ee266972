import { type DinerClient, createStore, type CatalogueState } from '@comanda/client'
import { sampleMenu, scriptedConnection } from '@comanda/client/testing'
import { expect, it, vi } from 'vitest'
import { sharedTable } from './shared-table.ts'

const shop = sampleMenu.shop._id
const tableCart = { shared: { ...sampleMenu.shop, tableCart: 'shared' }, each: sampleMenu.shop }

const shown = (kind: keyof typeof tableCart, isFresh: boolean): CatalogueState => {
  const menu = { ...sampleMenu, shop: tableCart[kind] } as CatalogueState['menu'] & object
  return { status: 'ready', menu, isFresh, now: Date.now() }
}

/** A client whose menu is `stored` on the device; `served`: as it arrives from the server, if it does. */
const client = (stored?: keyof typeof tableCart, served?: keyof typeof tableCart): DinerClient => {
  const state = createStore<CatalogueState>({ status: 'loading', isFresh: false, now: Date.now() })
  const open = vi.fn<(wanted: string) => Promise<void>>(() => {
    if (stored) state.set(shown(stored, false))
    return served
      ? Promise.resolve().then(() => state.set(shown(served, true)))
      : new Promise(() => undefined)
  })
  const { connection } = scriptedConnection({})
  const none = { state: createStore({ status: 'none' }) }
  const cart = { state: none.state, board: { sharing: {} } }
  return { catalogue: { state, open }, connection, cart, session: none } as unknown as DinerClient
}

it('TABLE-6.12: how a table is entered waits for no menu, if the page has said whether its guests share a cart, or the stored menu says that they do', async () => {
  expect(await sharedTable(client(), shop, false)).toBeUndefined()
  expect(await sharedTable(client(), shop, true)).toHaveProperty('join')
  expect(await sharedTable(client('shared'), shop)).toHaveProperty('join')
})

it('TABLE-6.12: a menu that was stored before the guests of the shop’s tables shared a cart is read again first', async () => {
  expect(await sharedTable(client('each', 'shared'), shop)).toHaveProperty('join')
  expect(await sharedTable(client('each', 'each'), shop)).toBeUndefined()
})
