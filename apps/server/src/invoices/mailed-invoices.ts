import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { invoiceSellers } from '../tables/invoice-sellers.ts'
import { shops } from '../tables/shops.ts'
import { invoiceAdapters } from './adapters.ts'

/** Whether a shop of the seller offers invoices by e-mail. */
export const mailsFor = async (database: Database, taxId: string): Promise<boolean> => {
  const [found] = await database
    .select({ _id: shops._id })
    .from(shops)
    .where(and(eq(shops.taxId, taxId), eq(shops.invoiceByEmail, true)))
    .limit(1)
  return found !== undefined
}

/** Whether a shop may offer invoices by e-mail: who issues them mails them, or nobody issues them here. */
export const mayMail = async (database: Database, taxId: string): Promise<boolean> => {
  const [seller] = await database
    .select({ adapter: invoiceSellers.adapter })
    .from(invoiceSellers)
    .where(eq(invoiceSellers.taxId, taxId))
  return seller === undefined || invoiceAdapters[seller.adapter].mails
}
