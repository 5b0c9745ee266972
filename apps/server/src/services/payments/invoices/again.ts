import type { AgainInvoiceData, Invoice, User } from '@comanda/contract'
import { refused } from '../../../errors/refusal.ts'
import type { InvoiceRow } from '../../../tables/invoices.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { changeInvoice } from './change-invoice.ts'
import { invoiceForStaff } from './staff-invoice.ts'

/** Returns the status that it had before it was rejected. */
const before = ({ status, number }: InvoiceRow): InvoiceRow['status'] => {
  if (status !== 'rejected') return status
  return number === null ? 'due' : 'issued'
}

/** `create invoices/again`: a manager has what was refused sent again, after its cause was mended (INV-3.4). */
export const again = async (
  ordering: Ordering,
  data: AgainInvoiceData,
  user: User | undefined,
): Promise<Invoice> => {
  const found = await invoiceForStaff(ordering, data.invoice, user, ['manager'])
  return changeInvoice(ordering, found, ({ invoice, now }) => {
    const isRefused = invoice.status === 'rejected' || (invoice.failure !== null && !invoice.task)
    if (!isRefused)
      throw refused({
        kind: 'Conflict',
        code: 'illegalTransition',
        message: 'Only what was refused is sent again.',
        field: 'invoice',
      })
    return Promise.resolve({
      status: before(invoice),
      task: invoice.status === 'void' ? ('void' as const) : ('issue' as const),
      askTime: now.toISOString(),
      failure: null,
    })
  })
}
