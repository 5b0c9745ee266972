import type { TableViewItem } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'
import { createStore, type Store } from '../../store/store.ts'

/** A table with the code that is printed for it; undefined if the shop's codes have none for it (SESS-9.5). */
export interface CodedTable extends TableViewItem {
  readonly fixedCode: string | undefined
}

export type TablesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly tables: readonly CodedTable[] }
  | { readonly status: 'failed'; readonly message: string }

/** The tables of a shop and their codes. */
export interface Tables {
  readonly state: Store<TablesState>
  readonly load: () => Promise<void>
  /** Replaces the printed code of a table (SESS-9.5). Fails with a `CallError`. */
  readonly renew: (table: string) => Promise<void>
}

export const createTables = (connection: Pick<Connection, 'service'>, shop: string): Tables => {
  const once = createKeyedCall()
  const state = createStore<TablesState>({ status: 'loading' })
  return {
    state,
    load: async () => {
      try {
        const [tables, codes] = await Promise.all([
          connection.service('tableViewItems').find({ shop }),
          connection.service('tableCodes').find({ shop, validUntil: null }),
        ])
        const codeOf = new Map(codes.map(({ table, _id }) => [table, _id]))
        const coded = tables.map((table) => ({
          ...table,
          fixedCode: codeOf.get(table._id),
        }))
        state.set({ status: 'ready', tables: coded })
      } catch (error) {
        state.set({ status: 'failed', message: normaliseError(error).message })
      }
    },
    renew: async (table) => {
      const { code } = await once({ table }, (idempotencyKey) =>
        connection.service('tableCodes/renew').create({ shop, table, idempotencyKey }),
      )
      const current = state.get()
      if (current.status !== 'ready') return
      const renewed = current.tables.map((one) =>
        one._id === table ? { ...one, fixedCode: code } : one,
      )
      state.set({ ...current, tables: renewed })
    },
  }
}
