import type { Printer, PrinterData, PrinterPatch, PrintJob, Station } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'
import { createPrintCalls, type PrintCalls } from './print-calls.ts'

/** How many of the last slips are shown. */
const MOST_JOBS = 20

/** The printers of a shop, its stations, and the last slips, latest first. */
export interface ShownPrinters {
  readonly printers: readonly Printer[]
  readonly stations: readonly Station[]
  readonly jobs: readonly PrintJob[]
}

/** The printers of a shop, for managers to change (PRINT-6.1). Each call fails with a `CallError`. */
export interface PrinterSettings extends Loaded<ShownPrinters> {
  readonly calls: PrintCalls
  /** Loads them, and again on each event and each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Stores a printer, last in the order; under an id chosen before, a repeated call stores it once. */
  readonly create: (data: PrinterData) => Promise<void>
  readonly change: (printer: Printer, changes: PrinterPatch) => Promise<void>
  readonly remove: (printer: string) => Promise<void>
  /** Returns the path at which a printer asks for its slips; that of before ends. */
  readonly pollingPath: (printer: string) => Promise<string>
}

export const createPrinterSettings = (
  connection: Pick<Connection, 'service' | 'onConnect' | 'status'>,
  shop: string,
): PrinterSettings => {
  const { service, onConnect } = connection
  const loaded = createLoaded(async (): Promise<ShownPrinters> => {
    await service('shops/subscribe').create({ item: shop })
    const [printers, stations, jobs] = await Promise.all([
      service('printers').find({ shop, $sort: { order: 1 } }),
      service('stations').find({ shop, $sort: { order: 1 } }),
      service('printJobs').find({ shop, $sort: { createTime: -1 }, $limit: MOST_JOBS }),
    ])
    return { printers, stations, jobs: jobs.data }
  })
  const { state, reload } = loaded
  const again = () => void reload()
  return {
    ...loaded,
    calls: createPrintCalls(connection, shop),
    open: () => {
      const [printers, jobs] = [service('printers'), service('printJobs')]
      const ends = [
        printers.on('created', again),
        printers.on('patched', again),
        printers.on('removed', again),
        jobs.on('created', again),
        jobs.on('patched', again),
        onConnect(again),
      ]
      again()
      return () => {
        for (const end of ends) end()
      }
    },
    create: async (data) => {
      const now = state.get()
      const known = now.status === 'ready' ? now.value.printers : []
      const last = Math.max(0, ...known.map(({ order = 0 }) => order))
      await service('printers').create({ ...data, order: last + 1 })
      await reload()
    },
    change: async ({ _id }, changes) => {
      await service('printers').patch(_id, changes)
      await reload()
    },
    remove: async (printer) => {
      await service('printers').remove(printer)
      await reload()
    },
    pollingPath: async (printer) =>
      (await service('printers/pollingPath').create({ shop, printer })).path,
  }
}
