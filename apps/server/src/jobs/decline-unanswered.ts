import type { App } from '../runtime/app.ts'
import { declineUnanswered as declineThem } from '../services/ordering/orders/decline-unanswered.ts'
import type { Job } from './job.ts'

/** Declines orders that nobody has accepted in time. */
export const declineUnanswered = (app: App): Job => ({
  name: 'decline-unanswered',
  cron: '* * * * *',
  run: (runtime) => declineThem({ app, runtime }),
})
