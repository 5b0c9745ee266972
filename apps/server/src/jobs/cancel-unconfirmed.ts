import type { App } from '../runtime/app.ts'
import { cancelUnconfirmed as cancelThem } from '../services/ordering/table-sessions/changing/cancel-unconfirmed.ts'
import type { Job } from './job.ts'

/** Cancels orders that nobody has begun to prepare or paid. */
export const cancelUnconfirmed = (app: App): Job => ({
  name: 'cancel-unconfirmed',
  cron: '*/5 * * * *',
  run: (runtime) => cancelThem({ app, runtime }),
})
