import { closeStaleSessions } from './close-stale-sessions.ts'
import { dropOldRows } from './drop-old-rows.ts'
import { expireCoupons } from './expire-coupons.ts'
import { expirePoints } from './expire-points.ts'
import type { Job } from './job.ts'

/** All periodic jobs. Mails have a queue of their own (`mail/`), since they are sent as soon as possible. */
export const jobs: readonly Job[] = [expirePoints, expireCoupons, closeStaleSessions, dropOldRows]
