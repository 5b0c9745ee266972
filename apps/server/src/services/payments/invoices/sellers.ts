import {
  type CreateInvoiceSellerData,
  type InvoiceSeller,
  type InvoiceSellerPatch,
  type InvoiceTrack,
  invoiceSellers as description,
} from '@comanda/contract'
import { taiwanInvoiceError } from '@comanda/shop-rules/contact'
import { poolWarning, taiwanPeriod } from '@comanda/shop-rules/invoices'
import { eq } from 'drizzle-orm'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Served } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { invoiceAdapters } from '../../../invoices/adapters.ts'
import { mailsFor } from '../../../invoices/mailed-invoices.ts'
import { sealKeys, shownKeys } from '../../../invoices/seller-keys.ts'
import { taipeiTime } from '../../../invoices/taipei-time.ts'
import { refuseDemo } from '../../../policies/demo-accounts.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { notFound } from '../../../table-service/get.ts'
import { recordTable } from '../../../table-service/table.ts'
import { TableService } from '../../../table-service/table-service.ts'
import { type InvoiceSellerRow, invoiceSellers } from '../../../tables/invoice-sellers.ts'
import { invoiceTracks } from '../../../tables/invoice-tracks.ts'

const invalid = (field: string, message: string) =>
  refused({ kind: 'BadRequest', code: 'dataInvalid', message, field })

/** Throws if invoices could not be issued so. */
const check = async (
  database: Database,
  seller: Pick<InvoiceSellerRow, 'taxId' | 'adapter' | 'merchant' | 'mail'>,
): Promise<void> => {
  const { taxId, adapter } = seller
  if (taiwanInvoiceError({ twTaxType: 'company', twTaxComp: taxId }))
    throw invalid('taxId', 'This is no tax id.')
  const { needs } = invoiceAdapters[adapter]
  for (const field of ['merchant', 'mail'] as const)
    if (needs[field] !== undefined && !seller[field]) throw invalid(field, needs[field])
  if (!invoiceAdapters[adapter].mails && (await mailsFor(database, taxId)))
    throw invalid('adapter', 'It mails no invoices, as a shop of this seller offers.')
}

/** Returns a seller's numbers. */
export const tracksOf = (database: Database, taxId: string): Promise<InvoiceTrack[]> =>
  database.select().from(invoiceTracks).where(eq(invoiceTracks.seller, taxId))

/** Returns what is left of a seller's numbers, if it has any of its own (INV-6.1). */
export const poolOf = (
  { adapter }: Pick<InvoiceSellerRow, 'adapter'>,
  tracks: readonly InvoiceTrack[],
  now: number,
): Pick<InvoiceSeller, 'numbersLeft' | 'warning'> => {
  if (invoiceAdapters[adapter].numbers === 'theirs') return {}
  const { day } = taipeiTime(now)
  const current = tracks.filter(({ period }) => period === taiwanPeriod(day))
  const warning = poolWarning(tracks, day)
  return {
    numbersLeft: current.reduce((sum, { to, next }) => sum + to + 1 - next, 0),
    ...(warning ? { warning } : {}),
  }
}

/** A write of a seller: in whose name, and in which transaction. */
interface Write {
  readonly database: Database
  readonly by: { readonly time: string; readonly user: string | undefined }
}

const rowOf = async (database: Database, id: unknown): Promise<InvoiceSellerRow> => {
  const [row] = await database
    .select()
    .from(invoiceSellers)
    .where(eq(invoiceSellers._id, String(id)))
  if (!row) throw notFound(id)
  return row
}

const createSeller = async (
  { config }: Pick<Runtime, 'config'>,
  { secrets = {}, ...data }: CreateInvoiceSellerData,
  { database, by }: Write,
): Promise<InvoiceSellerRow> => {
  const fresh = { merchant: null, mail: null, ...data }
  await check(database, fresh)
  const sealedKeys = sealKeys(config, { ...data, sealedKeys: {} }, secrets, by)
  const [row] = await database
    .insert(invoiceSellers)
    .values({ _id: newRecordId(), ...fresh, sealedKeys })
    .onConflictDoNothing()
    .returning()
  if (!row) throw invalid('taxId', 'There is a seller with this tax id.')
  return row
}

const patchSeller = async (
  { config }: Pick<Runtime, 'config'>,
  id: unknown,
  { secrets = {}, ...data }: InvoiceSellerPatch,
  { database, by }: Write,
): Promise<InvoiceSellerRow> => {
  const before = await rowOf(database, id)
  await check(database, { ...before, ...data })
  const sealedKeys = sealKeys(config, before, secrets, by)
  const [row] = await database
    .update(invoiceSellers)
    .set({ ...data, sealedKeys })
    .where(eq(invoiceSellers._id, before._id))
    .returning()
  if (!row) throw notFound(id)
  return row
}

/** The companies that issue invoices, for owners. Keys are written and never read (INV-3.7). */
export const sellers: Served = serveRecords(description, ({ runtime }) => {
  const { reads, now } = runtime
  const table = recordTable(description, invoiceSellers, ['keys', 'numbersLeft', 'warning'])
  const records = new TableService<InvoiceSeller>({ ...runtime, table })
  const recordOf = async (row: InvoiceSellerRow): Promise<InvoiceSeller> => {
    const { sealedKeys, warned: _warned, warnTime: _warnTime, ...seller } = row
    const pool = poolOf(row, await tracksOf(reads, row.taxId), now())
    return { ...withoutNulls(seller), keys: shownKeys(sealedKeys), ...pool }
  }
  const writeOf = ({ transaction, user }: CallParams = {}): Write => ({
    database: transaction ?? runtime.database,
    by: { time: new Date(now()).toISOString(), user: user?._id },
  })
  return {
    methods: {
      find: async (params) => {
        const found = await records.find(params)
        const list = 'data' in found ? found.data : found
        return Promise.all(list.map(async ({ _id }) => recordOf(await rowOf(reads, _id))))
      },
      get: async (id) => recordOf(await rowOf(reads, id)),
      create: async (data, params) => {
        if (data.mode === 'live') refuseDemo(params?.user)
        return recordOf(await createSeller(runtime, data, writeOf(params)))
      },
      patch: async (id, data, params) => {
        if (data.mode === 'live') refuseDemo(params?.user)
        return recordOf(await patchSeller(runtime, id, data, writeOf(params)))
      },
      remove: async (id, params) => {
        const { database } = writeOf(params)
        const row = await rowOf(database, id)
        await database.delete(invoiceSellers).where(eq(invoiceSellers._id, row._id))
        return recordOf(row)
      },
    },
  }
})
