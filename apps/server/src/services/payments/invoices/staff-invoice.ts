import type { User } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { isStaffOf } from '../../../policies/staff.ts'
import type { InvoiceRow } from '../../../tables/invoices.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { findInvoice } from './change-invoice.ts'

/** Returns an invoice for staff of its shop. Throws if the caller does not have one of the roles there. */
export const invoiceForStaff = async (
  ordering: Ordering,
  id: string,
  user: User | undefined,
  roles: readonly ('cashier' | 'manager')[],
): Promise<InvoiceRow> => {
  const invoice = await findInvoice(ordering, id)
  if (user && isStaffOf(user, invoice.shop, roles)) return invoice
  throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
}
