import { taiwanPeriod } from '@comanda/shop-rules/invoices'
import type { InvoiceAdapterName } from '@comanda/contract'
import type { GivenNumber } from '../../../invoices/adapter.ts'
import { taipeiTime } from '../../../invoices/taipei-time.ts'
import type { InvoiceRow } from '../../../tables/invoices.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { changeInvoice, findInvoice } from './change-invoice.ts'
import { isNumbered } from './is-numbered.ts'
import { numberInvoice } from './number-invoice.ts'
import { type SellerContext, sellerContext } from './seller-context.ts'
import { done, uploaded } from './sent-change.ts'

const given = (
  { number, random, issueTime }: GivenNumber,
  adapter: InvoiceAdapterName,
): Partial<InvoiceRow> => ({
  adapter,
  number,
  random,
  issueTime,
  period: taiwanPeriod(taipeiTime(issueTime).day),
})

/** Notes why a try failed. What was not sent at all counts as no try, so that the details may still be set (INV-3.5). */
const note = (ordering: Ordering, row: InvoiceRow, failure: string, isUnsent = false) =>
  changeInvoice(ordering, row, ({ invoice }) =>
    Promise.resolve(isUnsent && invoice.number === null ? { failure, tries: 0 } : { failure }),
  )

/** It was refused: a manager mends the cause and sends it again (INV-3.4). A void one stays void. */
const refuse = (ordering: Ordering, row: InvoiceRow, failure: string) =>
  changeInvoice(ordering, row, ({ invoice }) =>
    Promise.resolve({
      ...done,
      tries: invoice.tries,
      failure,
      ...(invoice.status === 'void' ? {} : { status: 'rejected' as const }),
    }),
  )

/** One that became void in the meantime is only numbered: its void is to be sent. */
const store = (
  ordering: Ordering,
  row: InvoiceRow,
  number: GivenNumber | undefined,
  adapter: InvoiceAdapterName,
) =>
  changeInvoice(ordering, row, ({ invoice, now }) => {
    const own = number && invoice.number === null ? given(number, adapter) : {}
    const at = now.toISOString()
    return Promise.resolve(
      invoice.status === 'void'
        ? { ...own, uploadTime: at, task: 'void' as const, askTime: at, tries: 0 }
        : { ...own, ...uploaded(now) },
    )
  })

const issue = async (
  ordering: Ordering,
  row: InvoiceRow,
  { adapter, context }: SellerContext,
): Promise<unknown> => {
  // Refunded before it had a number: there is nothing to issue, and it gets none.
  if (row.status === 'void' && row.number === null) return undefined
  if (adapter.numbers === 'own' && row.number === null) {
    if (!(await numberInvoice(ordering, row)))
      return note(ordering, row, 'no number is left in this period', true)
    return issue(ordering, await findInvoice(ordering, row._id), { adapter, context })
  }
  const sent = await adapter.issue(row, context)
  if (sent.is === 'done') return store(ordering, row, sent.given, adapter.name)
  return (sent.is === 'refused' ? refuse : note)(ordering, row, sent.message)
}

const finish = (ordering: Ordering, row: InvoiceRow) =>
  changeInvoice(ordering, row, () => Promise.resolve({ ...done, failure: null }))

/** Voids an invoice by those who issued it. One that may have been sent is looked up by its id first. */
const takeBack = async (
  ordering: Ordering,
  row: InvoiceRow,
  { adapter, context }: SellerContext,
): Promise<unknown> => {
  if (!isNumbered(row)) {
    const found = await adapter.find?.(row, context)
    if (found === undefined || found.is === 'absent') return finish(ordering, row)
    if (found.is === 'unknown') return note(ordering, row, found.message)
    return found.isVoid ? finish(ordering, row) : store(ordering, row, found.given, adapter.name)
  }
  if (row.uploadTime === null) {
    const sent = await adapter.issue(row, context)
    if (sent.is !== 'done')
      return (sent.is === 'refused' ? refuse : note)(ordering, row, sent.message)
  }
  const sent = await adapter.void(row, context)
  if (sent.is === 'done') return finish(ordering, row)
  return (sent.is === 'refused' ? refuse : note)(ordering, row, sent.message)
}

const look = async (
  ordering: Ordering,
  row: InvoiceRow,
  { adapter, context }: SellerContext,
): Promise<unknown> => {
  if (!isNumbered(row)) return undefined
  const taken = await adapter.result(row, context)
  if (taken.is === 'waiting') return undefined
  if (taken.is === 'rejected') return refuse(ordering, row, taken.message)
  return changeInvoice(ordering, row, ({ invoice }) =>
    Promise.resolve(
      invoice.status === 'uploaded' ? { ...done, status: 'accepted' as const } : undefined,
    ),
  )
}

/** Does what remains to be done for an invoice, as far as its adapter responds (INV-3.4). */
export const workInvoice = async (ordering: Ordering, row: InvoiceRow): Promise<void> => {
  const seller = await sellerContext(ordering, row)
  if (!seller) await note(ordering, row, 'nobody issues invoices in the name of this tax id', true)
  else if (row.task === 'issue') await issue(ordering, row, seller)
  else if (row.task === 'void') await takeBack(ordering, row, seller)
  else if (row.task === 'result') await look(ordering, row, seller)
}
