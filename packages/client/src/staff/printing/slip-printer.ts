import type { AppLocale, Printer, Slip } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createStore, type Store } from '../../store/store.ts'
import { createPrintCalls } from './print-calls.ts'

/** The printer of a shop that prints what screens show. */
export interface SlipPrinter {
  /** Whether the shop has a printer of receipts. Without one, or a connection, the browser prints. */
  readonly hasPrinter: Store<boolean>
  /** Returns the printers in use; none if they cannot be read. */
  readonly look: () => Promise<readonly Printer[]>
  readonly slip: (slip: Slip, locale: AppLocale) => Promise<void>
  /** The receipt of a session as it is now, paid or not. */
  readonly receipt: (session: string) => Promise<void>
}

export const createSlipPrinter = (
  connection: Pick<Connection, 'service' | 'status'>,
  shop: string,
): SlipPrinter => {
  const hasPrinter = createStore(false)
  const calls = createPrintCalls(connection, shop)
  return {
    hasPrinter,
    look: async () => {
      try {
        const all = await connection.service('printers').find({ shop })
        const used = all.filter(({ status }) => status !== 'disabled')
        hasPrinter.set(used.some(({ receipts }) => receipts === true))
        return used
      } catch {
        return []
      }
    },
    slip: async (slip, locale) => void (await calls.slip(slip, locale)),
    receipt: async (session) => void (await calls.receipt(session)),
  }
}
