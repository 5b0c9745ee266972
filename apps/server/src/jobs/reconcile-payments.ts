import { reconcileDueDays } from '../services/payments/reconciliation/reconcile-due-days.ts'
import type { Job } from './job.ts'

/** Compares payments with the providers' books: each hour, since a day ends at another hour in each time zone. */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  cron: '7 * * * *',
  run: reconcileDueDays,
}
