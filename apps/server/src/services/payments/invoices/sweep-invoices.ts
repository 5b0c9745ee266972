import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { claimAllowances, claimInvoices } from './claim-due.ts'
import { workAllowance } from './work-allowance.ts'
import { workInvoice } from './work-invoice.ts'

/** Runs work on each row; what throws is logged and tried again at its time. */
const each = async <R extends { readonly _id: string }>(
  { log }: Ordering,
  rows: readonly R[],
  work: (row: R) => Promise<void>,
): Promise<number> => {
  for (const row of rows)
    try {
      await work(row)
    } catch (error) {
      log.error({ err: error, invoice: row._id }, 'an invoice failed')
    }
  return rows.length
}

/** Issues, voids and allows what is due. Returns how many were tried. */
export const sweepInvoices = async (ordering: Ordering): Promise<number> => {
  const now = new Date(ordering.now())
  const invoices = await claimInvoices(ordering.database, now)
  const issued = await each(ordering, invoices, (row) => workInvoice(ordering, row))
  const allowances = await claimAllowances(ordering.database, now)
  return issued + (await each(ordering, allowances, (row) => workAllowance(ordering, row)))
}
