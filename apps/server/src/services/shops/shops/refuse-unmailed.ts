import type { PatchOf, Shop } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { refused } from '../../../errors/refusal.ts'
import { mayMail } from '../../../invoices/mailed-invoices.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { shops } from '../../../tables/shops.ts'

/** Refuses a shop that offers invoices by e-mail while who issues them mails none (INV-1.10). */
export const refuseUnmailed =
  ({ reads }: Pick<Runtime, 'reads'>) =>
  async ({ data, id }: CallContext, next: NextCall): Promise<void> => {
    const written = data as PatchOf<Shop>
    if (written.invoiceByEmail === true || typeof written.taxId === 'string') {
      const [before] = await reads
        .select({ invoiceByEmail: shops.invoiceByEmail, taxId: shops.taxId })
        .from(shops)
        .where(eq(shops._id, String(id)))
      const { invoiceByEmail, taxId } = { ...before, ...written }
      if (invoiceByEmail && taxId != null && !(await mayMail(reads, taxId)))
        throw refused({
          kind: 'BadRequest',
          code: 'dataInvalid',
          message: 'Who issues the invoices of this shop mails none.',
          field: 'invoiceByEmail',
        })
    }
    await next()
  }
