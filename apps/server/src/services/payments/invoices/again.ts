import type { AgainInvoiceData, Invoice, User } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { refused } from '../../../errors/refusal.ts'
import { allowances } from '../../../tables/allowances.ts'
import type { InvoiceRow } from '../../../tables/invoices.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { changeInvoice, type LockedInvoice } from './change-invoice.ts'
import { invoiceForStaff } from './staff-invoice.ts'

/** Returns the status that it had before it was rejected. */
const before = ({ status, number }: InvoiceRow): InvoiceRow['status'] => {
  if (status !== 'rejected') return status
  return number === null ? 'due' : 'issued'
}

/** Has the refused allowances of an invoice sent again. Returns whether there were any. */
const allowAgain = async (
  { transaction, now }: LockedInvoice,
  { shop, session, _id }: InvoiceRow,
): Promise<boolean> => {
  const sent = await transaction
    .update(allowances)
    .set({ status: 'due', task: 'issue', askTime: now.toISOString(), failure: null })
    .where(
      and(
        eq(allowances.shop, shop),
        eq(allowances.session, session),
        eq(allowances.invoice, _id),
        eq(allowances.status, 'rejected'),
      ),
    )
    .returning({ _id: allowances._id })
  return sent.length > 0
}

/**
 * `create invoices/again`: a manager has what was refused sent again, after its cause was mended (INV-3.4): the invoice, its void,
 * and its allowances.
 */
export const again = async (
  ordering: Ordering,
  data: AgainInvoiceData,
  user: User | undefined,
): Promise<Invoice> => {
  const found = await invoiceForStaff(ordering, data.invoice, user, ['manager'])
  return changeInvoice(ordering, found, async (locked) => {
    const { invoice, now } = locked
    const isRefused = invoice.status === 'rejected' || (invoice.failure !== null && !invoice.task)
    const isAllowed = await allowAgain(locked, invoice)
    if (!isRefused && isAllowed) return undefined
    if (!isRefused)
      throw refused({
        kind: 'Conflict',
        code: 'illegalTransition',
        message: 'Only what was refused is sent again.',
        field: 'invoice',
      })
    return {
      status: before(invoice),
      task: invoice.status === 'void' ? ('void' as const) : ('issue' as const),
      askTime: now.toISOString(),
      failure: null,
    }
  })
}
