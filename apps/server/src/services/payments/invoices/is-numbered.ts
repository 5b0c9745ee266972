import type { NumberedInvoice } from '../../../invoices/adapter.ts'
import type { InvoiceRow } from '../../../tables/invoices.ts'

/** Returns whether an invoice has its number. */
export const isNumbered = (row: InvoiceRow): row is NumberedInvoice =>
  row.number !== null && row.period !== null && row.random !== null && row.issueTime !== null
