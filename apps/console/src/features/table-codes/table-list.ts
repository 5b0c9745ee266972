import { type Connection, createStore, normaliseError, type Store } from '@comanda/client'
import type { TableViewItem } from '@comanda/contract'

export type TableListState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly tables: readonly TableViewItem[] }
  | { readonly status: 'failed'; readonly message: string }

/** The tables of a shop. */
export interface TableList {
  readonly state: Store<TableListState>
  readonly load: () => Promise<void>
}

export const createTableList = (connection: Connection, shop: string): TableList => {
  const state = createStore<TableListState>({ status: 'loading' })
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
