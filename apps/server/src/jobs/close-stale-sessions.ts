import { closeStaleSessions as closeThem } from '../services/ordering/closing/close-stale-sessions.ts'
import type { Job } from './job.ts'

/** Closes what was begun and never used. */
export const closeStaleSessions: Job = {
  name: 'close-stale-sessions',
  cron: '*/15 * * * *',
  run: closeThem,
}
