import { and, eq, ne, or, isNull, asc, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { type PrinterRow, printers } from '../../../tables/printers.ts'
import { type PrintJobRow, printJobs } from '../../../tables/print-jobs.ts'

export const printerNotFound: Refusal = {
  kind: 'NotFound',
  code: 'printerNotFound',
  message: 'The shop has no such printer in use.',
  field: 'printer',
}

const inUse = or(isNull(printers.status), ne(printers.status, 'disabled'))

/** Returns the first printer of a shop that is in use and fits, and holds it: slips are numbered one after another. Throws a refusal if there is none. */
export const printerOf = async (
  database: Database,
  shop: string,
  fits: SQL,
): Promise<PrinterRow> => {
  const [printer] = await database
    .select()
    .from(printers)
    .where(and(eq(printers.shop, shop), inUse, fits))
    .orderBy(asc(printers.order), asc(printers._id))
    .limit(1)
    .for('update')
  if (!printer) throw refused(printerNotFound)
  return printer
}

type NewJob = Pick<PrintJobRow, 'kind'> & Partial<PrintJobRow>

/** Writes a slip for a printer. */
export const addJob = async (
  transaction: Database,
  { shop, _id: printer, kind }: PrinterRow,
  job: NewJob,
  now: Date,
): Promise<PrintJobRow> => {
  const time = now.toISOString()
  const [row] = await transaction
    .insert(printJobs)
    .values({
      _id: newIdBeside(shop),
      shop,
      printer,
      isPolled: kind === 'cloudPrnt',
      status: 'waiting',
      createTime: time,
      dueTime: time,
      ...job,
    })
    .returning()
  if (!row) throw new Error('a slip was not written')
  return row
}
