import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { type InvoiceRow, invoices } from '../tables/invoices.ts'

/** Returns the invoices of a session, in the order in which they were made. */
export const invoicesOfSession = (
  database: Database,
  shop: string,
  session: string,
): Promise<InvoiceRow[]> =>
  database
    .select()
    .from(invoices)
    .where(and(eq(invoices.shop, shop), eq(invoices.session, session)))
    .orderBy(asc(invoices.createTime), asc(invoices._id))
