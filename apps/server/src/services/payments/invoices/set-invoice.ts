import type { SetInvoiceData, TableSession, TaiwanInvoice } from '@comanda/contract'
import { taiwanAmounts } from '@comanda/shop-rules/invoices'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { invoiceRemark } from '../../../invoices/invoice-remark.ts'
import { invoicesOfSession } from '../../../invoices/invoices-of-session.ts'
import { type InvoiceRow, invoices } from '../../../tables/invoices.ts'
import { saveSession } from '../../ordering/queries/save-session.ts'
import { changeSession } from '../../ordering/table-sessions/change-session.ts'
import { invoiceRefusal } from '../../ordering/table-sessions/order/invoice-refusal.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { sessionClosed } from '../../ordering/table-sessions/session-refusals.ts'

/** An invoice that takes the session's details: one for a payment has its own. */
const isOfSession = ({ payment, status }: InvoiceRow): boolean =>
  payment === null && status !== 'void'

/** Nobody has it: it was not sent yet, or was refused for its details, which may be mended. */
const isUnsent = ({ number, tries, status }: InvoiceRow): boolean =>
  number === null && (tries === 0 || status === 'rejected')

const invoiceIssued: Refusal = {
  kind: 'Conflict',
  code: 'invoiceIssued',
  message: 'The invoice has been issued.',
  field: 'twInvoice',
}

/** Gives the invoices that are due the new details; a kiosk that waited for them waits no longer. Throws a refusal if one is sent. */
const changeDue = async (
  transaction: Database,
  due: readonly InvoiceRow[],
  twInvoice: TaiwanInvoice,
  now: Date,
): Promise<void> => {
  for (const { shop, _id, total, tries } of due) {
    const changed = await transaction
      .update(invoices)
      .set({
        twInvoice,
        tax: taiwanAmounts(total, twInvoice.twTaxType === 'company').tax,
        remark: invoiceRemark(twInvoice, undefined),
        status: 'due',
        task: 'issue',
        tries: 0,
        failure: null,
        askTime: now.toISOString(),
      })
      // As it was read: one that is sent at this moment has the details of before.
      .where(
        and(
          eq(invoices.shop, shop),
          eq(invoices._id, _id),
          eq(invoices.tries, tries),
          isNull(invoices.number),
        ),
      )
      .returning({ _id: invoices._id })
    if (changed.length === 0) throw refused(invoiceIssued)
  }
}

/**
 * `create tableSessions/setInvoice`: to whom the invoice of a session goes, for anyone who knows the session, until it is
 * issued (INV-3.5).
 */
export const setInvoice = (
  ordering: Ordering,
  { session, restoreKey, twInvoice }: SetInvoiceData,
): Promise<TableSession> =>
  changeSession(ordering, session, async ({ transaction, menu, state, now }) => {
    const { row } = state
    if (restoreKey !== undefined && restoreKey !== row.restoreKey) throw refused(sessionNotFound)
    const refusal = invoiceRefusal(twInvoice, menu.shop)
    if (refusal) throw refused(refusal)
    const known = await invoicesOfSession(transaction, row.shop, session)
    const due = known.filter(isOfSession)
    if (due.some((invoice) => !isUnsent(invoice))) throw refused(invoiceIssued)
    const isOpen = row.status === 'ongoing' || row.status === 'toPay'
    if (!isOpen && due.length === 0) throw refused(sessionClosed)
    await changeDue(transaction, due, twInvoice, now)
    return { state: { ...state, row: await saveSession(transaction, row, { twInvoice }) } }
  })
