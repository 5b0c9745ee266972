import { and, eq } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { PrinterRow } from '../../../tables/printers.ts'
import { type PrintJobRow, printJobs } from '../../../tables/print-jobs.ts'
import { isGivenUp, jobOutcome, type Tried } from './job-outcome.ts'
import { jobRecord } from './job-record.ts'
import { moveToFallback } from './move-to-fallback.ts'

/** Writes and announces what became of a try; a slip that failed twice goes to the printer that takes over (PRINT-4.3). */
export const endTry = async (
  runtime: Pick<Runtime, 'database' | 'bus' | 'now'>,
  job: PrintJobRow,
  printer: PrinterRow | undefined,
  tried: Tried | undefined,
): Promise<void> => {
  const { database, bus, now } = runtime
  const { shop, _id, number } = job
  const [after] = await database
    .update(printJobs)
    .set({ ...jobOutcome(job, tried, now()), number })
    .where(and(eq(printJobs.shop, shop), eq(printJobs._id, _id), eq(printJobs.status, 'waiting')))
    .returning()
  if (!after) return
  const moved =
    printer && isGivenUp(after) ? await moveToFallback(runtime, after, printer) : undefined
  bus.publish({ path: 'printJobs', event: 'patched', data: jobRecord(moved ?? after) })
}
