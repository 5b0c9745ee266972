import { checkLedgers } from '../ledgers/check-ledgers.ts'
import { staffActions } from '../tables/staff-actions.ts'
import type { Job } from './job.ts'

/** The author of entries in the audit log that nobody has caused. */
const nobody = '0'.repeat(24)

/**
 * Compares balances and points with their records every night. A difference is logged, written to the audit log and
 * reported as a trouble; nothing is corrected, since the records do not tell which of the two is wrong (OPER-5.2).
 */
export const checkLedgersJob: Job = {
  name: 'check-ledgers',
  cron: '40 3 * * *',
  run: async ({ database, log, now, troubles }) => {
    let found = 0
    for await (const { user, ...changes } of checkLedgers(database)) {
      found += 1
      log.error({ user, ...changes }, 'a ledger does not add up')
      await database.insert(staffActions).values({
        time: new Date(now()).toISOString(),
        user: nobody,
        path: 'ledgers',
        method: 'check',
        record: user,
        changes,
      })
    }
    if (found > 0) troubles.report('ledgers', `${found} sums are not those of their records`)
    else troubles.clear('ledgers')
    return found
  },
}
