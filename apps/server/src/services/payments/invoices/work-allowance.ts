import { and, eq, gt, inArray, lt, sum } from 'drizzle-orm'
import type { NumberedInvoice } from '../../../invoices/adapter.ts'
import { type AllowanceRow, allowances } from '../../../tables/allowances.ts'
import type { InvoiceRow } from '../../../tables/invoices.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { findInvoice } from './change-invoice.ts'
import { sellerContext } from './seller-context.ts'
import { done } from './sent-change.ts'

const save = async (
  { database }: Ordering,
  { shop, _id }: AllowanceRow,
  change: Partial<AllowanceRow>,
): Promise<void> => {
  await database
    .update(allowances)
    .set(change)
    .where(and(eq(allowances.shop, shop), eq(allowances._id, _id)))
}

/** Whether the tax authority's agent has the invoice: before that there is nothing to take off. */
const isSent = (row: InvoiceRow): row is NumberedInvoice =>
  row.number !== null && row.uploadTime !== null && row.status !== 'void'

/** What earlier allowances took off the invoice, in dollars. */
const earlierOf = async ({ reads }: Ordering, row: AllowanceRow): Promise<number> => {
  const [found] = await reads
    .select({ cents: sum(allowances.amount) })
    .from(allowances)
    .where(
      and(
        eq(allowances.shop, row.shop),
        eq(allowances.session, row.session),
        eq(allowances.invoice, row.invoice),
        inArray(allowances.status, ['uploaded', 'accepted']),
      ),
    )
  return Number(found?.cents ?? 0) / 100
}

/** Whether an earlier allowance of the invoice may have arrived: until that is known, what is left of it tells nothing. */
const isBehind = async ({ reads }: Ordering, row: AllowanceRow): Promise<boolean> => {
  const found = await reads
    .select({ _id: allowances._id })
    .from(allowances)
    .where(
      and(
        eq(allowances.shop, row.shop),
        eq(allowances.session, row.session),
        eq(allowances.invoice, row.invoice),
        eq(allowances.status, 'due'),
        lt(allowances.createTime, row.createTime),
        gt(allowances.tries, 0),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Sends an allowance once its invoice has been sent (INV-3.4). */
export const workAllowance = async (ordering: Ordering, row: AllowanceRow): Promise<void> => {
  const invoice = await findInvoice(ordering, row.invoice)
  const seller = await sellerContext(ordering, invoice)
  if (!seller || !isSent(invoice)) return save(ordering, row, { tries: 0 })
  if (await isBehind(ordering, row)) return save(ordering, row, { tries: row.tries - 1 })
  const { adapter, context } = seller
  const earlier = await earlierOf(ordering, row)
  const sent = { allowance: row, invoice, isRepeated: row.tries > 1, earlier }
  const allowed = await adapter.allow(sent, context)
  if (allowed.is === 'unknown') return save(ordering, row, { failure: allowed.message })
  if (allowed.is === 'refused')
    return save(ordering, row, { ...done, status: 'rejected', failure: allowed.message })
  return save(ordering, row, {
    ...done,
    status: 'uploaded',
    number: allowed.number || null,
    issueTime: new Date(ordering.now()).toISOString(),
    failure: null,
  })
}
