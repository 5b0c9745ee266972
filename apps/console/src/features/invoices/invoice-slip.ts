import type { PrintInvoiceResult, Slip } from '@comanda/contract'
import { numberWords, paperWords, periodWords } from './paper-words.ts'

/** Returns an invoice as a slip, with the parts of the printed one in their order (INV-5.1, PRINT-6.4). */
export const invoiceSlip = (printed: PrintInvoiceResult): Slip => {
  const { invoice, sellerName, isCopy, day, time, barcode } = printed
  const { number = '', period = '', random = '', seller, total, twInvoice } = invoice
  const buyer = twInvoice?.twTaxType === 'company' ? twInvoice.twTaxComp : undefined
  return [
    { kind: 'text', text: sellerName },
    { kind: 'heading', text: isCopy ? `${paperWords.title}${paperWords.copy}` : paperWords.title },
    { kind: 'heading', text: periodWords(period) },
    { kind: 'heading', text: numberWords(number) },
    {
      kind: 'text',
      text: [day, time, ...(buyer === undefined ? [] : [paperWords.format])].join(' '),
      look: 'small',
    },
    {
      kind: 'row',
      left: `${paperWords.random} ${random}`,
      right: `${paperWords.total} ${total}`,
      look: 'small',
    },
    {
      kind: 'row',
      left: `${paperWords.seller} ${seller}`,
      right: buyer === undefined ? '' : `${paperWords.buyer} ${buyer}`,
      look: 'small',
    },
    { kind: 'barcode', text: barcode },
    { kind: 'codes', texts: [printed.left, printed.right] },
  ]
}
