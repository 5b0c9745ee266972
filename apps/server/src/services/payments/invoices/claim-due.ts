import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type AllowanceRow, allowances } from '../../../tables/allowances.ts'
import { type InvoiceRow, invoices } from '../../../tables/invoices.ts'

/** Rows taken at once by a server. */
const atOnce = 20

/** The pause after the first try, in ms; it doubles up to the longest. */
const firstPause = 60_000
const longestPause = 6 * 3_600_000

/** When what is tried now is tried next, if it fails. */
const nextTime = (now: Date, tries: number): string =>
  new Date(
    now.getTime() + Math.min(longestPause, firstPause * 2 ** Math.min(tries, 20)),
  ).toISOString()

/** When what is tried for the first, second … time is tried next, by the row that is claimed. */
const claimed = (now: Date, tries: number) => ({ askTime: nextTime(now, tries), tries: tries + 1 })

/** Moves invoices that are due on, before they are tried, so that no other server tries them too. */
export const claimInvoices = async (database: Database, now: Date): Promise<InvoiceRow[]> => {
  const isDue = lte(invoices.askTime, now.toISOString())
  const due = await database
    .select({ shop: invoices.shop, _id: invoices._id, tries: invoices.tries })
    .from(invoices)
    .where(isDue)
    .orderBy(invoices.askTime)
    .limit(atOnce)
  const rows: InvoiceRow[] = []
  for (const { shop, _id, tries } of due)
    rows.push(
      ...(await database
        .update(invoices)
        .set(claimed(now, tries))
        // As it was read: details that were set in the meantime count from the first try again.
        .where(
          and(eq(invoices.shop, shop), eq(invoices._id, _id), eq(invoices.tries, tries), isDue),
        )
        .returning()),
    )
  return rows
}

/** Does the same for allowances. */
export const claimAllowances = async (database: Database, now: Date): Promise<AllowanceRow[]> => {
  const isDue = lte(allowances.askTime, now.toISOString())
  const due = await database
    .select({ shop: allowances.shop, _id: allowances._id, tries: allowances.tries })
    .from(allowances)
    .where(isDue)
    .orderBy(allowances.askTime)
    .limit(atOnce)
  const rows: AllowanceRow[] = []
  for (const { shop, _id, tries } of due)
    rows.push(
      ...(await database
        .update(allowances)
        .set(claimed(now, tries))
        .where(and(eq(allowances.shop, shop), eq(allowances._id, _id), isDue))
        .returning()),
    )
  return rows
}
