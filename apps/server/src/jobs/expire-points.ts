import { expirePoints as writeOff } from '../services/members/point-records/expire-points.ts'
import type { Job } from './job.ts'

/** Writes off expired points in batches until all are done. */
export const expirePoints: Job = {
  name: 'expire-points',
  cron: '*/10 * * * *',
  run: async ({ database, now }) => {
    let members = 0
    for (;;) {
      const done = await writeOff(database, new Date(now()))
      if (done === 0) return members
      members += done
    }
  },
}
