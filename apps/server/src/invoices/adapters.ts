import type { InvoiceAdapterName } from '@comanda/contract'
import type { InvoiceAdapter } from './adapter.ts'
import { ecpay } from './ecpay/ecpay.ts'
import { turnkey } from './turnkey/turnkey.ts'

/** Every one that can take invoices to the tax authority, by its name. */
export const invoiceAdapters: Readonly<Record<InvoiceAdapterName, InvoiceAdapter>> = {
  turnkey,
  ecpay,
}

/** The one that takes invoices with the seller's own numbers, and reports those that were never given. */
export const ownNumbers: InvoiceAdapterName = turnkey.name
