import type { CreateInvoiceTrackData, InvoiceTrack } from '@comanda/contract'
import { invoiceTracks as description } from '@comanda/contract'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Served } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { recordTable } from '../../../table-service/table.ts'
import { TableService } from '../../../table-service/table-service.ts'
import { invoiceTracks } from '../../../tables/invoice-tracks.ts'

const invalid = (field: string, message: string) =>
  refused({ kind: 'BadRequest', code: 'dataInvalid', message, field })

/** Adds numbers, if none of them is there yet: a number is given once among all sellers (INV-6.3). */
const addTrack = async (
  transaction: Database,
  data: CreateInvoiceTrackData,
): Promise<InvoiceTrack> => {
  const { period, letters, from, to } = data
  if (to < from) throw invalid('to', 'The last number is before the first.')
  // Two that are added at once must see each other; numbers are given in between.
  await transaction.execute(sql`lock table ${invoiceTracks} in share row exclusive mode`)
  const [other] = await transaction
    .select({ _id: invoiceTracks._id })
    .from(invoiceTracks)
    .where(
      and(
        eq(invoiceTracks.period, period),
        eq(invoiceTracks.letters, letters),
        lte(invoiceTracks.from, to),
        gte(invoiceTracks.to, from),
      ),
    )
    .limit(1)
  if (other) throw invalid('from', 'Some of these numbers are there already.')
  const row = { _id: newRecordId(), ...data, next: from }
  await transaction.insert(invoiceTracks).values(row)
  return row
}

/** Removes numbers of which none was given. */
const removeTrack = async (database: Database, _id: string): Promise<void> => {
  const removed = await database
    .delete(invoiceTracks)
    .where(and(eq(invoiceTracks._id, _id), eq(invoiceTracks.next, invoiceTracks.from)))
    .returning({ _id: invoiceTracks._id })
  if (removed.length > 0) return
  throw refused({
    kind: 'Conflict',
    code: 'conflict',
    message: 'Numbers of this track have been given.',
  })
}

/** The numbers of sellers, for owners. */
export const tracks: Served = serveRecords(description, ({ runtime }) => {
  const { database } = runtime
  const table = recordTable(description, invoiceTracks)
  const records = new TableService<InvoiceTrack>({ ...runtime, table })
  return {
    methods: {
      find: (params) => records.find(params),
      create: (data, params) =>
        params?.transaction
          ? addTrack(params.transaction, data)
          : inTransaction(database, (transaction) => addTrack(transaction, data)),
      remove: async (id, params) => {
        const track = await records.get(id, params)
        await removeTrack(params?.transaction ?? database, track._id)
        return track
      },
    },
  }
})
