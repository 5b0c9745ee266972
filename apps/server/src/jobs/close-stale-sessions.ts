import { closeStaleSessions as closeThem } from '../services/ordering/closing/close-stale-sessions.ts'
import type { Job } from './job.ts'

/** Closes sessions that were opened but never used. */
export const closeStaleSessions: Job = {
  name: 'close-stale-sessions',
  cron: '*/15 * * * *',
  run: closeThem,
}
