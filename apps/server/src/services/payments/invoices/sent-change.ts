import type { InvoiceRow } from '../../../tables/invoices.ts'

/** Nothing remains to be done. */
export const done = { task: null, askTime: null, tries: 0 } as const

/** How long until the tax authority is first expected to have an invoice, in ms; then it is looked again as after a failure. */
const takenAfter = 10 * 60_000

/** What follows once an adapter took an invoice: whether the tax authority accepts it is seen later (INV-3.1). */
export const uploaded = (now: Date): Partial<InvoiceRow> => ({
  status: 'uploaded',
  uploadTime: now.toISOString(),
  task: 'result',
  askTime: new Date(now.getTime() + takenAfter).toISOString(),
  tries: 0,
  failure: null,
})
