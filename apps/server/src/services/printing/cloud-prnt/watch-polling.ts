import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { printers } from '../../../tables/printers.ts'
import { printJobs } from '../../../tables/print-jobs.ts'
import { jobRecord } from '../print-jobs/job-record.ts'
import { LONGEST } from '../print-jobs/job-outcome.ts'
import { moveToFallback } from '../print-jobs/move-to-fallback.ts'
import { noteState } from '../printer-state/note-state.ts'

/** A printer that has been silent for so long is away, in ms: they ask every few seconds. */
const AWAY = 60_000
/** The most slips of one look. */
const MOST = 200

/**
 * Gives the slips of printers that do not ask for them any more to the printers that take over, and gives up those that are too
 * old (PRINT-5.3). Returns how many slips it changed.
 */
export const watchPolling = async (runtime: Runtime): Promise<number> => {
  const { database, bus, now } = runtime
  const before = (ms: number): string => new Date(now() - ms).toISOString()
  const waits = and(eq(printJobs.status, 'waiting'), eq(printJobs.isPolled, true))
  const old = lt(printJobs.createTime, before(LONGEST))
  const { rowCount } = await database
    .update(printJobs)
    .set({ status: 'dropped' })
    .where(and(waits, old))
  const rows = await database
    .select({ job: printJobs, printer: printers })
    .from(printJobs)
    .innerJoin(
      printers,
      and(eq(printers.shop, printJobs.shop), eq(printers._id, printJobs.printer)),
    )
    .where(
      and(
        waits,
        lt(printJobs.createTime, before(AWAY)),
        or(isNull(printers.lastSeen), lt(printers.lastSeen, before(AWAY))),
      ),
    )
    .orderBy(printJobs.dueTime)
    .limit(MOST)
  let moves = 0
  for (const { job, printer } of rows) {
    await noteState(runtime, printer, 'unreachable', false)
    const moved = await moveToFallback(runtime, job, printer)
    if (!moved) continue
    moves += 1
    bus.publish({ path: 'printJobs', event: 'patched', data: jobRecord(moved) })
  }
  return (rowCount ?? 0) + moves
}
