import type { Invoice, PrintInvoiceResult } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { createStore, type Store } from '../../store/store.ts'

/** The most invoices that are listed, the newest. */
const most = 50

export type InvoicesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly invoices: readonly Invoice[] }
  | { readonly status: 'failed'; readonly message: string }

/** The Taiwan invoices of a shop, for its staff. The calls fail with a `CallError`. */
export interface Invoices {
  readonly state: Store<InvoicesState>
  /** Loads them, and again on each event and each connect, until the returned function is called. */
  readonly open: () => () => void
  readonly reload: () => Promise<void>
  /** Returns what is on the paper; a copy needs a reason (INV-5.3). */
  readonly print: (invoice: string, reason?: string) => Promise<PrintInvoiceResult>
  /** Sends what was refused again. */
  readonly again: (invoice: string) => Promise<void>
  /** The printed invoice was returned (INV-4.2). */
  readonly paperBack: (invoice: string) => Promise<void>
}

interface InvoicesOptions {
  readonly shop: string
  /** Only those of this session. */
  readonly session?: string | undefined
}

export const createInvoices = (
  connection: Pick<Connection, 'service' | 'onConnect'>,
  { shop, session }: InvoicesOptions,
): Invoices => {
  const state = createStore<InvoicesState>({ status: 'loading' })
  let loads = 0
  const reload = async (): Promise<void> => {
    const load = ++loads
    try {
      await connection.service('shops/subscribe').create({ item: shop })
      const of = session === undefined ? { shop } : { shop, session }
      const query = { ...of, $sort: { createTime: -1 as const }, $limit: most }
      const { data } = await connection.service('invoices').find(query)
      if (load === loads) state.set({ status: 'ready', invoices: data })
    } catch (error) {
      if (load !== loads || state.get().status === 'ready') return
      state.set({ status: 'failed', message: normaliseError(error).message })
    }
  }
  const again = () => void reload()
  return {
    state,
    reload,
    open: () => {
      const ends = [
        connection.service('invoices').on('patched', again),
        connection.onConnect(again),
      ]
      again()
      return () => {
        for (const end of ends) end()
      }
    },
    print: async (invoice, reason) => {
      const data = { invoice, ...(reason === undefined ? {} : { reason }) }
      const printed = await connection.service('invoices/print').create(data)
      await reload()
      return printed
    },
    again: async (invoice) => {
      await connection.service('invoices/again').create({ invoice })
      await reload()
    },
    paperBack: async (invoice) => {
      await connection.service('invoices/paperBack').create({ invoice })
      await reload()
    },
  }
}
