import { closeStaleSessions } from './close-stale-sessions.ts'
import { dropOldRows } from './drop-old-rows.ts'
import { expireCoupons } from './expire-coupons.ts'
import { expirePoints } from './expire-points.ts'
import type { Job } from './job.ts'

/** Everything that is done from time to time. Mails go out by a queue of their own (`mail/`), as soon as they can. */
export const jobs: readonly Job[] = [expirePoints, expireCoupons, closeStaleSessions, dropOldRows]
