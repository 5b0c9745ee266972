import type { Invoice } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { InvoiceRow } from '../../../tables/invoices.ts'

/** An invoice as it is on the wire: what remains to be done for it is the server's. */
export const invoiceRecord = (row: InvoiceRow): Invoice => {
  const {
    adapter: _adapter,
    paperBackTime: _paperBackTime,
    uploadTime: _uploadTime,
    task: _task,
    askTime: _askTime,
    tries: _tries,
    ...shown
  } = row
  return withoutNulls(shown)
}
