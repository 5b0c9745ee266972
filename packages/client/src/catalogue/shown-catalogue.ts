import type { Menu } from '@comanda/contract'
import { serverNow } from '../connection/server-time.ts'
import { createStore } from '../store/store.ts'
import type { Catalogue, CatalogueState } from './catalogue.ts'

/** A catalogue that shows the menus that it is given, not the server's. */
export interface ShownCatalogue extends Catalogue {
  readonly show: (menu: Menu) => void
}

export const createShownCatalogue = (now: () => number = serverNow): ShownCatalogue => {
  const state = createStore<CatalogueState>({ status: 'loading', isFresh: false, now: now() })
  let shown = 0
  return {
    state,
    show: (given) => {
      shown += 1
      // What is compiled of a menu is known by its version: each one that is given is another.
      const menu = { ...given, version: `${given.version} ${shown}` }
      state.set({ status: 'ready', menu, isFresh: true, now: now() })
    },
    open: () => Promise.resolve(),
    reload: () => Promise.resolve(),
    close: () => undefined,
  }
}
