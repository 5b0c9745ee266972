import type { TableViewItem } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { createStore, type Store } from '../store/store.ts'

export type TablesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly tables: readonly TableViewItem[] }
  | { readonly status: 'failed'; readonly message: string }

/** The tables of a shop. */
export interface Tables {
  readonly state: Store<TablesState>
  readonly load: () => Promise<void>
}

export const createTables = (connection: Pick<Connection, 'service'>, shop: string): Tables => {
  const state = createStore<TablesState>({ status: 'loading' })
  return {
    state,
    load: async () => {
      try {
        const tables = await connection.service('tableViewItems').find({ shop })
        state.set({ status: 'ready', tables })
      } catch (error) {
        state.set({ status: 'failed', message: normaliseError(error).message })
      }
    },
  }
}
