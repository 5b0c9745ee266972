import type { TaiwanInvoice } from '@comanda/contract'
import { taiwanInvoiceError } from '@comanda/shop-rules/contact'
import type { Refusal } from '../../../../errors/refusal.ts'

/** Returns why an order's Taiwan invoice cannot be issued (INV-1.6). */
export const invoiceRefusal = (invoice: TaiwanInvoice | undefined): Refusal | undefined => {
  const error = invoice && taiwanInvoiceError(invoice)
  return (
    error && {
      kind: 'BadRequest',
      code: 'dataInvalid',
      message: 'The invoice details are not valid.',
      field: `twInvoice.${error.field}`,
      detail: { reason: error.code },
    }
  )
}
