import type { SessionPayment } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createPrintCalls } from './print-calls.ts'
import { createSlipPrinter, type SlipPrinter } from './slip-printer.ts'

/** The printer at the counter, after a payment. */
export interface ReceiptPrinter extends Pick<SlipPrinter, 'hasPrinter'> {
  /** Looks which printers there are, and opens the drawer of one of them for a payment in cash. */
  readonly open: (
    session: string,
    paid: Pick<SessionPayment, 'type' | 'reference'>,
  ) => Promise<void>
  readonly print: SlipPrinter['receipt']
}

export const createReceiptPrinter = (
  connection: Pick<Connection, 'service' | 'status'>,
  shop: string,
): ReceiptPrinter => {
  const { hasPrinter, look, receipt } = createSlipPrinter(connection, shop)
  const calls = createPrintCalls(connection, shop)
  return {
    hasPrinter,
    open: async (session, { type, reference }) => {
      const used = await look()
      const isCash = type === 'counter' && reference === undefined
      if (!isCash || used.every(({ hasDrawer }) => hasDrawer !== true)) return
      try {
        await calls.drawer(session)
      } catch {
        // Nothing of the payment depends on it: the drawer has a key.
      }
    },
    print: receipt,
  }
}
