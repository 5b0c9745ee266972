import type { InvoiceAdapterName } from '@comanda/contract'
import type { InvoiceAdapter } from './adapter.ts'
import { ecpay } from './ecpay/ecpay.ts'
import { turnkey } from './turnkey/turnkey.ts'

export const invoiceAdapters: Readonly<Record<InvoiceAdapterName, InvoiceAdapter>> = {
  turnkey,
  ecpay,
}
