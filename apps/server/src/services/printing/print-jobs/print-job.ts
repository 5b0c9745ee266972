import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { escPosOf } from '../../../printing/escpos.ts'
import { starLineOf } from '../../../printing/star-line.ts'
import { sendToPrinter } from '../../../printing/send-to-printer.ts'
import { printers } from '../../../tables/printers.ts'
import { type PrintJobRow, printJobs } from '../../../tables/print-jobs.ts'
import { noteState } from '../printer-state/note-state.ts'
import { drawJob } from './draw-job.ts'
import { endTry } from './end-try.ts'

/** For how long no other server tries a slip that this one prints, in ms: longer than a printer may take. */
const LEASE = 45_000

/** Takes a claimed job for this server, unless another one has it. A job that was left while it was sent may be on paper. */
const take = async (
  database: Database,
  { shop, _id, tries, isSending, isCopy, dueTime }: PrintJobRow,
  now: number,
): Promise<PrintJobRow | undefined> => {
  const ofJob = and(eq(printJobs.shop, shop), eq(printJobs._id, _id))
  const [taken] = await database
    .update(printJobs)
    .set({
      tries: tries + 1,
      isCopy: isCopy === true || isSending === true,
      isSending: true,
      dueTime: new Date(now + LEASE).toISOString(),
    })
    .where(and(ofJob, eq(printJobs.status, 'waiting'), eq(printJobs.dueTime, dueTime)))
    .returning()
  return taken
}

/** Prints a job that was claimed: at least once, and what may be on paper already says that it is a copy (PRINT-4.2). */
export const printJob = async (runtime: Runtime, claimed: PrintJobRow): Promise<void> => {
  const { config, database, now } = runtime
  const job = await take(database, claimed, now())
  if (!job) return
  const [printer] = await database
    .select()
    .from(printers)
    .where(and(eq(printers.shop, job.shop), eq(printers._id, job.printer)))
  const isUsed = printer && printer.status !== 'disabled'
  const drawn = isUsed ? await drawJob(database, job, printer) : undefined
  if (!printer || !drawn) return endTry(runtime, job, printer, undefined)
  const isStar = printer.kind === 'star'
  const commandsOf = isStar ? starLineOf : escPosOf
  const commands = commandsOf(drawn.raster, { kicksDrawer: job.kicksDrawer === true })
  const ways = { ...(config.printerPorts ? { ports: config.printerPorts } : {}), asks: !isStar }
  const sent = await sendToPrinter(printer.address ?? '', commands, ways)
  const problem = sent.isPrinted ? null : sent.problem
  await noteState(runtime, printer, problem, problem !== 'unreachable' && problem !== 'address')
  return endTry(runtime, { ...job, number: drawn.number ?? job.number }, printer, sent)
}
