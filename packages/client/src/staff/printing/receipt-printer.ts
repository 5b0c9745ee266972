import type { SessionPayment } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createStore, type Store } from '../../store/store.ts'
import { createPrintCalls } from './print-calls.ts'

/** The printer at the counter. */
export interface ReceiptPrinter {
  /** Whether the shop has a printer of receipts. Without one, or a connection, the browser prints. */
  readonly hasPrinter: Store<boolean>
  /** Looks which printers there are, and opens the drawer of one of them for a payment in cash. */
  readonly open: (
    session: string,
    paid: Pick<SessionPayment, 'type' | 'reference'>,
  ) => Promise<void>
  readonly print: (session: string) => Promise<void>
}

export const createReceiptPrinter = (
  connection: Pick<Connection, 'service' | 'status'>,
  shop: string,
): ReceiptPrinter => {
  const hasPrinter = createStore(false)
  const calls = createPrintCalls(connection, shop)
  return {
    hasPrinter,
    open: async (session, { type, reference }) => {
      try {
        const all = await connection.service('printers').find({ shop })
        const used = all.filter(({ status }) => status !== 'disabled')
        hasPrinter.set(used.some(({ receipts }) => receipts === true))
        const isCash = type === 'counter' && reference === undefined
        if (isCash && used.some(({ hasDrawer }) => hasDrawer === true)) await calls.drawer(session)
      } catch {
        // Nothing of the payment depends on it: the drawer has a key, and the browser prints.
      }
    },
    print: async (session) => void (await calls.receipt(session)),
  }
}
