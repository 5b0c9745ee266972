import { type DinerClient, createStore, type CatalogueState } from '@comanda/client'
import { sampleMenu, scriptedConnection } from '@comanda/client/testing'
import { expect, it, vi } from 'vitest'
import { sharedTable } from './shared-table.ts'

const shop = sampleMenu.shop._id
const tableCart = { shared: { ...sampleMenu.shop, tableCart: 'shared' }, each: sampleMenu.shop }

/** A client whose menu never arrives from the server; `stored`: as it is on the device. */
const client = (stored?: keyof typeof tableCart): DinerClient => {
  const state = createStore<CatalogueState>({ status: 'loading', isFresh: false, now: Date.now() })
  const open = vi.fn<(wanted: string) => Promise<void>>(() => {
    if (stored) {
      const menu = { ...sampleMenu, shop: tableCart[stored] } as CatalogueState['menu'] & object
      state.set({ status: 'ready', menu, isFresh: false, now: Date.now() })
    }
    return new Promise<void>(() => undefined)
  })
  const { connection } = scriptedConnection({})
  const none = { state: createStore({ status: 'none' }) }
  const cart = { state: none.state, board: { sharing: {} } }
  return { catalogue: { state, open }, connection, cart, session: none } as unknown as DinerClient
}

it('TABLE-6.12: how a table is entered waits for no menu, if the page has said whether its guests share a cart, or a menu is stored', async () => {
  expect(await sharedTable(client(), shop, false)).toBeUndefined()
  expect(await sharedTable(client('each'), shop)).toBeUndefined()
  expect(await sharedTable(client(), shop, true)).toHaveProperty('join')
  expect(await sharedTable(client('shared'), shop)).toHaveProperty('join')
})
