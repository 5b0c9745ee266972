import type { Invoice, PaperBackData, User } from '@comanda/contract'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { changeInvoice } from './change-invoice.ts'
import { invoiceForStaff } from './staff-invoice.ts'

/** `create invoices/paperBack`: the printed invoice was returned, so a refund of all of it voids it (INV-4.2). */
export const paperBack = async (
  ordering: Ordering,
  data: PaperBackData,
  user: User | undefined,
): Promise<Invoice> => {
  const found = await invoiceForStaff(ordering, data.invoice, user, ['cashier', 'manager'])
  return changeInvoice(ordering, found, ({ invoice, now }) => {
    const isOut = invoice.prints > 0 && invoice.paperBackTime === null
    return Promise.resolve(isOut ? { paperBackTime: now.toISOString() } : undefined)
  })
}
