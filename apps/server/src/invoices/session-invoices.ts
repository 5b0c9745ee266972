import type { SessionInvoice } from '@comanda/contract'
import type { InvoiceRow } from '../tables/invoices.ts'

const shownStatus = ({ status, number }: InvoiceRow): SessionInvoice['status'] => {
  if (status === 'void') return 'void'
  return number === null ? 'due' : 'issued'
}

/** Returns what a session's diners see of its invoices (INV-3.3); a void one that nobody received is left out. */
export const sessionInvoices = (rows: readonly InvoiceRow[]): SessionInvoice[] =>
  rows
    .filter(({ status, number }) => status !== 'void' || number !== null)
    .map((row) => ({
      _id: row._id,
      status: shownStatus(row),
      ...(row.number === null ? {} : { number: row.number }),
      total: row.total,
      allowed: row.allowed,
    }))
