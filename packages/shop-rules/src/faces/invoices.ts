// Taiwan invoices: periods, amounts, lines, what goes back, the codes on paper, the numbers that are left.

export {
  type InvoiceReversal,
  type ReversibleInvoice,
  reverseInvoices,
} from '../invoices/invoice-reversal.ts'
export { type InvoiceLine, invoiceLines, type SoldItem } from '../invoices/invoice-lines.ts'
export {
  blankNumbers,
  invoiceNumber,
  type NumberTrack,
  poolWarning,
  type PoolWarning,
} from '../invoices/number-pool.ts'
export { invoiceBarcode, invoiceQrTexts, type PrintedInvoice } from '../invoices/printed-codes.ts'
export { carriers, taiwanCarrierKind } from '../invoices/taiwan-carrier.ts'
export { donateCode } from '../invoices/taiwan-invoice.ts'
export { firstDayOfPeriod, nextTaiwanPeriod, taiwanPeriod } from '../invoices/taiwan-period.ts'
export { taiwanAmounts, type TaiwanAmounts } from '../invoices/taiwan-tax-amount.ts'
