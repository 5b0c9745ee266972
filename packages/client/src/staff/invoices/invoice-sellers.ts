import type {
  CreateInvoiceSellerData,
  CreateInvoiceTrackData,
  InvoiceSeller,
  InvoiceSellerPatch,
  InvoiceTrack,
} from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

export interface ShownInvoiceSellers {
  readonly sellers: readonly InvoiceSeller[]
  /** The numbers of all sellers, by period. */
  readonly tracks: readonly InvoiceTrack[]
}

/** The companies that issue Taiwan invoices, for owners. Each call fails with a `CallError`. */
export interface InvoiceSellers extends Loaded<ShownInvoiceSellers> {
  readonly create: (data: CreateInvoiceSellerData) => Promise<void>
  readonly change: (seller: InvoiceSeller, changes: InvoiceSellerPatch) => Promise<void>
  /** Adds numbers; none is added twice (INV-6.3). */
  readonly addTrack: (data: CreateInvoiceTrackData) => Promise<void>
  /** Removes numbers of which none was given. */
  readonly removeTrack: (track: string) => Promise<void>
}

export const createInvoiceSellers = ({ service }: Pick<Connection, 'service'>): InvoiceSellers => {
  const loaded = createLoaded(async () => {
    const [sellers, tracks] = await Promise.all([
      service('invoiceSellers').find({ $sort: { taxId: 1 } }),
      service('invoiceTracks').find({ $sort: { period: -1 } }),
    ])
    return { sellers, tracks }
  })
  const afterwards = async (work: Promise<unknown>): Promise<void> => {
    await work
    await loaded.reload()
  }
  return {
    ...loaded,
    create: (data) => afterwards(service('invoiceSellers').create(data)),
    change: ({ _id }, changes) => afterwards(service('invoiceSellers').patch(_id, changes)),
    addTrack: (data) => afterwards(service('invoiceTracks').create(data)),
    removeTrack: (track) => afterwards(service('invoiceTracks').remove(track)),
  }
}
