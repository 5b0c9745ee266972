import { and, eq, isNull } from 'drizzle-orm'
import { inTransaction } from '../../../database/transaction.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type PrinterRow, printers } from '../../../tables/printers.ts'
import { type PrintJobRow, printJobs } from '../../../tables/print-jobs.ts'

/**
 * Gives a slip that could not be printed to the printer that takes over, once. Returns the job as it is then, or undefined
 * if it stays: there is no such printer in use, or that one gave it up before (PRINT-4.3).
 */
export const moveToFallback = async (
  { database, now }: Pick<Runtime, 'database' | 'now'>,
  job: PrintJobRow,
  { fallback }: Pick<PrinterRow, 'fallback'>,
): Promise<PrintJobRow | undefined> => {
  const { shop } = job
  if (job.status !== 'waiting' || job.kind === 'test' || fallback === null) return undefined
  return inTransaction(database, async (transaction) => {
    const [other] = await transaction
      .select()
      .from(printers)
      .where(and(eq(printers.shop, shop), eq(printers._id, fallback)))
    if (!other || other.status === 'disabled') return undefined
    const [there] = await transaction
      .select({ status: printJobs.status })
      .from(printJobs)
      .where(
        and(
          eq(printJobs.shop, shop),
          eq(printJobs.printer, fallback),
          eq(printJobs.kind, job.kind),
          job.ref === null ? isNull(printJobs.ref) : eq(printJobs.ref, job.ref),
          eq(printJobs.round, job.round),
        ),
      )
    if (there?.status === 'moved') return undefined
    const ofJob = and(eq(printJobs.shop, shop), eq(printJobs._id, job._id))
    const [moved] = await transaction
      .update(printJobs)
      .set({ status: 'moved' })
      .where(and(ofJob, eq(printJobs.status, 'waiting')))
      .returning()
    if (!moved) return undefined
    const dueTime = new Date(now()).toISOString()
    const { problem: _problem, ...rest } = moved
    await transaction
      .insert(printJobs)
      .values({
        ...rest,
        status: 'waiting',
        _id: newIdBeside(shop),
        printer: fallback,
        isPolled: other.kind === 'cloudPrnt',
        tries: 0,
        dueTime,
      })
      // It prints the same ticket by itself already.
      .onConflictDoNothing()
    return moved
  })
}
