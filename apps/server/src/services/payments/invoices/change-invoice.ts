import { and, eq } from 'drizzle-orm'
import type { Invoice } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { invoicesOfSession } from '../../../invoices/invoices-of-session.ts'
import { sessionInvoices } from '../../../invoices/session-invoices.ts'
import type { EventBus } from '../../../runtime/event-bus.ts'
import { shopLookUp } from '../../../shop-directory/shop-look-up.ts'
import { type InvoiceRow, invoices } from '../../../tables/invoices.ts'
import { saveSession } from '../../ordering/queries/save-session.ts'
import { changeSession, type LockedSession } from '../../ordering/table-sessions/change-session.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { invoiceNotFound } from './invoice-not-found.ts'
import { invoiceRecord } from './invoice-record.ts'

const invoiceShops = shopLookUp(invoices)

/** Returns an invoice by its id. Throws if there is none. */
export const findInvoice = async (
  { reads, shopDirectory }: Pick<Ordering, 'reads' | 'shopDirectory'>,
  id: string,
): Promise<InvoiceRow> => {
  const row = await shopDirectory.readByShop(reads, invoiceShops, id, async (shop) => {
    const [found] = await reads
      .select()
      .from(invoices)
      .where(and(eq(invoices.shop, shop), eq(invoices._id, id)))
    return found
  })
  if (!row) throw refused(invoiceNotFound)
  return row
}

/** Announces an invoice to the shop's staff; diners get its number with their session (INV-3.3). Only after the transaction. */
export const announceInvoice = (bus: EventBus, row: InvoiceRow): void =>
  bus.publish({ path: 'invoices', event: 'patched', data: invoiceRecord(row) })

/** What a change of an invoice needs: its session is locked, and so nothing else changes it. */
export interface LockedInvoice extends LockedSession {
  readonly invoice: InvoiceRow
}

const save = async (
  transaction: Database,
  { shop, _id }: InvoiceRow,
  change: Partial<InvoiceRow>,
): Promise<InvoiceRow> => {
  const [saved] = await transaction
    .update(invoices)
    .set(change)
    .where(and(eq(invoices.shop, shop), eq(invoices._id, _id)))
    .returning()
  if (!saved) throw new Error(`invoice ${_id} was deleted while its session is locked`)
  return saved
}

/** Whether the session's diners see it. */
const isShown = (change: Partial<InvoiceRow>): boolean => 'status' in change || 'number' in change

/**
 * Changes an invoice in a transaction that locks its session, and announces the change. `work` returns the columns to change,
 * or undefined if nothing changes; it throws refusals.
 */
export const changeInvoice = async (
  ordering: Ordering,
  { _id, session }: Pick<InvoiceRow, '_id' | 'session'>,
  work: (locked: LockedInvoice) => Promise<Partial<InvoiceRow> | undefined>,
): Promise<Invoice> => {
  let after: InvoiceRow | undefined
  let isChanged = false
  await changeSession(ordering, session, async (locked) => {
    const { transaction, state } = locked
    const known = await invoicesOfSession(transaction, state.row.shop, session)
    const invoice = known.find((one) => one._id === _id)
    if (!invoice) throw refused(invoiceNotFound)
    const change = await work({ ...locked, invoice })
    const saved = change ? await save(transaction, invoice, change) : invoice
    after = saved
    isChanged = change !== undefined
    if (!change || !isShown(change)) return undefined
    const shown = sessionInvoices(known.map((one) => (one._id === _id ? saved : one)))
    return {
      state: { ...state, row: await saveSession(transaction, state.row, { invoices: shown }) },
    }
  })
  if (!after) throw refused(invoiceNotFound)
  if (isChanged) announceInvoice(ordering.bus, after)
  return invoiceRecord(after)
}
