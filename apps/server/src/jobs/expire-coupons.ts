import { expireCoupons as markExpired } from '../services/rewards/user-coupons/expire-coupons.ts'
import type { Job } from './job.ts'

/** Marks expired coupons. */
export const expireCoupons: Job = {
  name: 'expire-coupons',
  cron: '*/10 * * * *',
  run: ({ database, now }) => markExpired(database, new Date(now())),
}
