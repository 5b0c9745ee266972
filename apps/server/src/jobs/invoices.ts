import type { App } from '../runtime/app.ts'
import { orderingOf } from '../services/ordering/table-sessions/ordering.ts'
import { sweepInvoices } from '../services/payments/invoices/sweep-invoices.ts'
import { watchInvoices as watch } from '../services/payments/invoices/watch-invoices.ts'
import type { Job } from './job.ts'

/** Issues, voids and allows Taiwan invoices. */
export const sendInvoices = (app: App): Job => ({
  name: 'send-invoices',
  cron: '* * * * *',
  run: (runtime) => sweepInvoices(orderingOf({ app, runtime })),
})

/** Warns of numbers that run out, reports blank ones, and looks for invoices that are late. */
export const watchInvoices: Job = { name: 'watch-invoices', cron: '*/15 * * * *', run: watch }
