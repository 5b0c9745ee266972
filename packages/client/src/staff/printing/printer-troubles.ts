import type { Printer, PrintJob } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createStore, type Store } from '../../store/store.ts'
import { createPrintCalls, type PrintCalls } from './print-calls.ts'

/** A printer that does not print, and the slips that wait for it, the oldest first. */
export interface PrinterTrouble {
  readonly printer: Printer
  readonly waiting: readonly PrintJob[]
}

/** What does not come out of a shop's printers. */
export interface PrinterState {
  readonly troubles: readonly PrinterTrouble[]
  /** The printers in use. */
  readonly printers: readonly Printer[]
}

/** The red sign of a shop's printers, for all its staff (PRINT-6.2). */
export interface PrinterTroubles {
  readonly state: Store<PrinterState>
  readonly calls: PrintCalls
  /** Looks on each event and each connect, until the returned function is called. */
  readonly open: () => () => void
}

const none: PrinterState = { troubles: [], printers: [] }

const troublesOf = (
  printers: readonly Printer[],
  waiting: readonly PrintJob[],
): readonly PrinterTrouble[] =>
  printers
    .map((printer) => ({ printer, waiting: waiting.filter((job) => job.printer === printer._id) }))
    .filter(({ printer }) => printer.problem !== undefined)

export const createPrinterTroubles = (
  connection: Pick<Connection, 'service' | 'onConnect' | 'status'>,
  shop: string,
): PrinterTroubles => {
  const { service, onConnect } = connection
  const state = createStore<PrinterState>(none)
  const load = async (): Promise<void> => {
    try {
      await service('shops/subscribe').create({ item: shop })
      const found = await service('printers').find({ shop, $sort: { order: 1 } })
      const printers = found.filter(({ status }) => status !== 'disabled')
      if (!printers.some(({ problem }) => problem)) {
        state.set({ troubles: [], printers })
        return
      }
      const query = { shop, status: 'waiting', $sort: { createTime: 1 }, $limit: 50 } as const
      const { data } = await service('printJobs').find(query)
      state.set({ troubles: troublesOf(printers, data), printers })
    } catch {
      // The sign stays as it was: the screen itself says that there is no connection.
    }
  }
  const reload = () => void load()
  const onJob = ({ status }: PrintJob): void => {
    if (status === 'waiting' || state.get().troubles.length > 0) reload()
  }
  return {
    state,
    calls: createPrintCalls(connection, shop),
    open: () => {
      const [printers, jobs] = [service('printers'), service('printJobs')]
      const ends = [
        printers.on('created', reload),
        printers.on('patched', reload),
        printers.on('removed', reload),
        jobs.on('patched', onJob),
        onConnect(reload),
      ]
      reload()
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
