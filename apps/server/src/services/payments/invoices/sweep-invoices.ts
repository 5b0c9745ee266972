import { and, eq, sql } from 'drizzle-orm'
import { claimDue, type DueRow } from '../../../sweeps/claim-due.ts'
import { type AllowanceRow, allowances } from '../../../tables/allowances.ts'
import { type InvoiceRow, invoices } from '../../../tables/invoices.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { workAllowance } from './work-allowance.ts'
import { workInvoice } from './work-invoice.ts'

const dueOf = (table: typeof invoices | typeof allowances) => ({
  table,
  time: 'ask_time',
  where: sql`ask_time is not null`,
})

const pause = { first: 60_000, longest: 6 * 3_600_000, tries: 'tries' } as const

const invoiceOf = async (
  { database }: Ordering,
  { shop, _id }: DueRow,
): Promise<InvoiceRow | undefined> => {
  const ofKey = and(eq(invoices.shop, shop), eq(invoices._id, _id))
  const [row] = await database.select().from(invoices).where(ofKey)
  return row
}

const allowanceOf = async (
  { database }: Ordering,
  { shop, _id }: DueRow,
): Promise<AllowanceRow | undefined> => {
  const ofKey = and(eq(allowances.shop, shop), eq(allowances._id, _id))
  const [row] = await database.select().from(allowances).where(ofKey)
  return row
}

/** Runs work on each row; what throws is logged and tried again at its time. */
const each = async (
  { log }: Ordering,
  due: readonly DueRow[],
  work: (of: DueRow) => Promise<unknown>,
): Promise<number> => {
  for (const of of due)
    try {
      await work(of)
    } catch (error) {
      log.error({ err: error, invoice: of._id }, 'an invoice failed')
    }
  return due.length
}

/** Issues, voids and allows what is due. Returns how many were tried. */
export const sweepInvoices = async (ordering: Ordering): Promise<number> => {
  const due = await claimDue(ordering, dueOf(invoices), pause)
  const issued = await each(ordering, due, async (of) => {
    const row = await invoiceOf(ordering, of)
    if (row) await workInvoice(ordering, row)
  })
  const allowed = await claimDue(ordering, dueOf(allowances), pause)
  const tried = await each(ordering, allowed, async (of) => {
    const row = await allowanceOf(ordering, of)
    if (row) await workAllowance(ordering, row)
  })
  return issued + tried
}
