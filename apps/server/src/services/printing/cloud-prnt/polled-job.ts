import { and, asc, eq, lte } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { PrinterRow } from '../../../tables/printers.ts'
import { type PrintJobRow, printJobs } from '../../../tables/print-jobs.ts'
import { type DrawnJob, drawJob } from '../print-jobs/draw-job.ts'
import { endTry } from '../print-jobs/end-try.ts'
import type { PrinterState } from './status-code.ts'

const waitingAt = ({ shop, _id }: PrinterRow) =>
  and(
    eq(printJobs.shop, shop),
    eq(printJobs.printer, _id),
    eq(printJobs.status, 'waiting'),
    eq(printJobs.isPolled, true),
  )

/** Returns the oldest job that waits for a printer, or the one that it names. */
export const polledJob = async (
  { database, now }: Pick<Runtime, 'database' | 'now'>,
  printer: PrinterRow,
  named?: string,
): Promise<PrintJobRow | undefined> => {
  const due = lte(printJobs.dueTime, new Date(now()).toISOString())
  const [job] = await database
    .select()
    .from(printJobs)
    .where(and(waitingAt(printer), named === undefined ? due : eq(printJobs._id, named)))
    .orderBy(asc(printJobs.createTime), asc(printJobs._id))
    .limit(1)
  return job
}

/** Draws a job for the printer that fetches it. What it fetches again may be on paper. */
export const fetchedJob = async (
  runtime: Pick<Runtime, 'database' | 'bus' | 'now'>,
  printer: PrinterRow,
  { _id, tries, isCopy, isSending }: PrintJobRow,
): Promise<DrawnJob | undefined> => {
  const { database } = runtime
  const [taken] = await database
    .update(printJobs)
    .set({ tries: tries + 1, isCopy: isCopy === true || isSending === true, isSending: true })
    .where(and(waitingAt(printer), eq(printJobs._id, _id), eq(printJobs.tries, tries)))
    .returning()
  const drawn = taken && (await drawJob(database, taken, printer))
  if (taken && !drawn) await endTry(runtime, taken, printer, undefined)
  return drawn
}

/** Notes what the printer says became of a job. */
export const confirmJob = (
  runtime: Pick<Runtime, 'database' | 'bus' | 'now'>,
  printer: PrinterRow,
  job: PrintJobRow,
  { problem, mayBeOnPaper }: PrinterState,
): Promise<void> =>
  endTry(
    runtime,
    job,
    printer,
    problem === null ? { isPrinted: true } : { isPrinted: false, problem, mayBeOnPaper },
  )
