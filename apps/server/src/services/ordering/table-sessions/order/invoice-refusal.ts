import type { Shop, TaiwanInvoice } from '@comanda/contract'
import { taiwanInvoiceError } from '@comanda/shop-rules/contact'
import type { Refusal } from '../../../../errors/refusal.ts'

const messages: Readonly<Partial<Record<string, string>>> = {
  emailRequired: 'Email is required.',
  invalidEmail: 'Email format is wrong',
}

/** Returns why an order's Taiwan invoice cannot be issued by the shop (INV-1.6, INV-1.10). */
export const invoiceRefusal = (
  invoice: TaiwanInvoice | undefined,
  { invoiceByEmail = false }: Pick<Shop, 'invoiceByEmail'>,
): Refusal | undefined => {
  if (invoice?.twTaxType === 'email' && !invoiceByEmail)
    return {
      kind: 'BadRequest',
      code: 'dataInvalid',
      message: 'This shop mails no invoices.',
      field: 'twInvoice.twTaxType',
      detail: { reason: 'notOffered' },
    }
  const error = invoice && taiwanInvoiceError(invoice)
  return (
    error && {
      kind: 'BadRequest',
      code: 'dataInvalid',
      message: messages[error.code] ?? 'The invoice details are not valid.',
      field: `twInvoice.${error.field}`,
      detail: { reason: error.code },
    }
  )
}
