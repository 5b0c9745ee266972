import type { PrintInvoiceData, PrintInvoiceResult, User } from '@comanda/contract'
import { invoiceBarcode, invoiceQrTexts } from '@comanda/shop-rules/invoices'
import { Forbidden } from '@feathersjs/errors'
import { refused } from '../../../errors/refusal.ts'
import type { NumberedInvoice } from '../../../invoices/adapter.ts'
import { encryptedNumber } from '../../../invoices/qr-cipher.ts'
import { taipeiTime } from '../../../invoices/taipei-time.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { InvoiceRow } from '../../../tables/invoices.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { changeInvoice } from './change-invoice.ts'
import { isNumbered } from './is-numbered.ts'
import { sellerContext } from './seller-context.ts'
import { invoiceForStaff } from './staff-invoice.ts'

const notPrintable = (message: string) =>
  refused({ kind: 'Conflict', code: 'invoiceNotPrintable', message, field: 'invoice' })

/** What goes to a carrier or is donated is on no paper (INV-2.5). */
const isPaper = ({ twInvoice }: InvoiceRow): boolean =>
  twInvoice === null || twInvoice.twTaxType === 'company' || twInvoice.twTaxType === 'nrt'

const codesOf = (invoice: NumberedInvoice, qrKey: string) => {
  const { number, period, random, issueTime, seller, twInvoice, total, lines } = invoice
  const { day, time } = taipeiTime(issueTime)
  const buyer = twInvoice?.twTaxType === 'company' ? twInvoice.twTaxComp : undefined
  const printed = { number, day, random, total, seller, lines, buyer }
  const encrypted = encryptedNumber(qrKey, number, random)
  return {
    day,
    time,
    barcode: invoiceBarcode(period, invoice),
    ...invoiceQrTexts(printed, encrypted),
  }
}

/**
 * `create invoices/print`: what is on the paper, once: a copy (補印) is a manager's, with a reason that the audit log has
 * (INV-5.3).
 */
export const print = async (
  ordering: Ordering,
  data: PrintInvoiceData,
  user: User | undefined,
): Promise<PrintInvoiceResult> => {
  const found = await invoiceForStaff(ordering, data.invoice, user, ['cashier', 'manager'])
  const seller = await sellerContext(ordering, found)
  const qrKey = seller?.context.keys.qrKey
  if (!isNumbered(found)) throw notPrintable('The invoice has no number yet.')
  if (!isPaper(found)) throw notPrintable('The invoice is not on paper.')
  if (!seller || qrKey === undefined)
    throw notPrintable('The key of the QR codes is not set: see the settings of the seller.')
  let isCopy = false
  const invoice = await changeInvoice(ordering, found, ({ invoice: row, now }) => {
    if (row.status === 'void') throw notPrintable('The invoice is void.')
    isCopy = row.prints > 0
    if (isCopy && !isStaffOf(user, row.shop, ['manager']))
      throw new Forbidden('A copy is for a manager to print.', { code: 'forbidden' })
    if (isCopy && data.reason === undefined)
      throw refused({
        kind: 'BadRequest',
        code: 'dataInvalid',
        message: 'Say why it is printed again.',
        field: 'reason',
      })
    return Promise.resolve({ prints: row.prints + 1, printTime: now.toISOString() })
  })
  return { invoice, sellerName: seller.context.seller.name, isCopy, ...codesOf(found, qrKey) }
}
