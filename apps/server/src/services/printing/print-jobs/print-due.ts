import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import { printJobs } from '../../../tables/print-jobs.ts'
import { atOnce } from '../../../sweeps/at-once.ts'
import { claimDue } from '../../../sweeps/claim-due.ts'
import type { Sweep } from '../../../sweeps/sweep.ts'
import { printJob } from './print-job.ts'

/** How often slips are looked for, in ms: a cook waits no longer. */
export const PRINT_EVERY = 500

/** For how long claimed slips are this server's, in ms: until each of them has its turn. */
const CLAIM = 60_000

const due = {
  table: printJobs,
  time: 'due_time',
  where: sql`status = 'waiting' and is_polled is not true`,
}

/** Prints what is due: those of one printer one after another, the oldest first; a printer that is off delays no other. */
export const printDue: Sweep = {
  name: 'slips',
  run: async ({ runtime }: ServerContext) => {
    const { database, log } = runtime
    const claimed = await claimDue(runtime, due, CLAIM)
    if (claimed.length === 0) return 0
    const rows = await database
      .select()
      .from(printJobs)
      .where(
        and(
          inArray(printJobs.shop, [...new Set(claimed.map(({ shop }) => shop))]),
          inArray(
            printJobs._id,
            claimed.map(({ _id }) => _id),
          ),
          eq(printJobs.status, 'waiting'),
        ),
      )
      .orderBy(printJobs.createTime, printJobs._id)
    await atOnce(
      rows,
      (row) => printJob(runtime, row),
      (error, { _id }) => log.error({ err: error, job: _id }, 'a slip was not printed'),
      ({ printer }) => printer,
    )
    return claimed.length
  },
}
