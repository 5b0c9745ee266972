import type { PrintAgainData } from '@comanda/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { printers } from '../../../tables/printers.ts'
import { type PrintJobRow, printJobs } from '../../../tables/print-jobs.ts'
import { addJob, printerOf } from './add-job.ts'

/** Writes a slip once more, as a copy. One that still waits for its printer waits no longer there (PRINT-4.5). */
export const printAgain = async (
  transaction: Database,
  { shop, job, printer }: PrintAgainData,
  now: Date,
): Promise<PrintJobRow> => {
  const ofJob = and(eq(printJobs.shop, shop), eq(printJobs._id, job))
  const [before] = await transaction.select().from(printJobs).where(ofJob).for('update')
  if (!before)
    throw refused({
      kind: 'NotFound',
      code: 'printJobNotFound',
      message: 'There is no such slip.',
      field: 'job',
    })
  const to = await printerOf(transaction, shop, eq(printers._id, printer ?? before.printer))
  const isWaiting = before.status === 'waiting'
  if (isWaiting) await transaction.update(printJobs).set({ status: 'moved' }).where(ofJob)
  const { kind, ref, number, slip, locale } = before
  const of = and(eq(printJobs.shop, shop), eq(printJobs.printer, to._id), eq(printJobs.kind, kind))
  const [last] = ref
    ? await transaction
        .select({ round: sql<number>`coalesce(max(${printJobs.round}), -1)::int` })
        .from(printJobs)
        .where(and(of, eq(printJobs.ref, ref)))
    : []
  const isCopy = !isWaiting || before.tries > 0
  const next = { kind, ref, number, slip, locale, isCopy }
  return addJob(transaction, to, { ...next, round: (last?.round ?? -1) + 1 }, now)
}
