import type { PrintSlipData } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { printers } from '../../../tables/printers.ts'
import type { PrintJobRow } from '../../../tables/print-jobs.ts'
import { addJob, printerOf } from './add-job.ts'

/** Writes what a screen shows, for the printer of receipts or the one named (PRINT-4.8). */
export const printSlip = async (
  transaction: Database,
  { shop, slip, locale, printer }: PrintSlipData,
  now: Date,
): Promise<PrintJobRow> => {
  const fits = printer === undefined ? eq(printers.receipts, true) : eq(printers._id, printer)
  const chosen = await printerOf(transaction, shop, fits)
  return addJob(transaction, chosen, { kind: 'slip', slip, locale }, now)
}
