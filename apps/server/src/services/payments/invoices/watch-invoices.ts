import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { queueMail } from '../../../mail/queue-mail.ts'
import { allowances } from '../../../tables/allowances.ts'
import { type InvoiceSellerRow, invoiceSellers } from '../../../tables/invoice-sellers.ts'
import { invoices } from '../../../tables/invoices.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { reportBlanks } from './report-blanks.ts'
import { poolOf, tracksOf } from './sellers.ts'

const day = 86_400_000

/** An invoice is to be uploaded within two days of its issue; after one day of trying somebody must look. */
const lateAfter = day

/** Mails the seller what is low, once for each kind of warning and day, and stores it for the metrics (INV-6.1). */
const warn = async (
  { database, reads, mailer, now }: Runtime,
  seller: InvoiceSellerRow,
): Promise<number> => {
  const { warning, numbersLeft } = poolOf(seller, await tracksOf(reads, seller.taxId), now())
  if (warning === undefined && seller.warned !== null)
    await database
      .update(invoiceSellers)
      .set({ warned: null, warnTime: null })
      .where(eq(invoiceSellers._id, seller._id))
  const isKnown = warning === seller.warned && Date.parse(seller.warnTime ?? '') > now() - day
  if (warning === undefined || isKnown) return 0
  await database.transaction(async (transaction) => {
    await transaction
      .update(invoiceSellers)
      .set({ warned: warning, warnTime: new Date(now()).toISOString() })
      .where(eq(invoiceSellers._id, seller._id))
    if (seller.mail === null || !mailer.isConfigured) return
    await queueMail(transaction, {
      recipient: seller.mail,
      letter: 'invoiceNumbersLow',
      locale: 'zh-hk',
      values: { seller: seller.name, taxId: seller.taxId, left: String(numbersLeft ?? 0) },
    })
  })
  mailer.wake()
  return 1
}

/** Two months: a period. What was refused before is settled with the tax authority by other means. */
const refusedWithin = 62 * day

/** Returns whether an invoice, void or allowance of any shop was refused and not sent again. */
const isAnyRefused = async ({ reads, now }: Runtime): Promise<boolean> => {
  const since = new Date(now() - refusedWithin).toISOString()
  for (const table of [invoices, allowances]) {
    const found = await reads
      .select({ shop: table.shop })
      .from(table)
      .where(and(isNotNull(table.failure), isNull(table.task), gt(table.createTime, since)))
      .limit(1)
    if (found.length > 0) return true
  }
  return false
}

/** Reports a trouble while an invoice of any shop has been tried for a day in vain, or was refused (INV-3.8). */
const reportUnsent = async (runtime: Runtime): Promise<void> => {
  const { reads, troubles, now } = runtime
  const before = new Date(now() - lateAfter).toISOString()
  const late = await reads
    .select({ shop: invoices.shop })
    .from(invoices)
    .where(
      and(
        isNotNull(invoices.askTime),
        inArray(invoices.status, ['due', 'issued']),
        lt(invoices.createTime, before),
      ),
    )
    .limit(1)
  if (late.length > 0) troubles.report('invoices', 'Taiwan invoices could not be sent for a day.')
  else if (await isAnyRefused(runtime)) troubles.report('invoices', 'Taiwan invoices were refused.')
  else troubles.clear('invoices')
}

/** Looks after the sellers' numbers and late invoices. Returns how many mails and reports it sent. */
export const watchInvoices = async (runtime: Runtime): Promise<number> => {
  let sent = 0
  let lateBlanks = 0
  for (const seller of await runtime.reads.select().from(invoiceSellers)) {
    sent += await warn(runtime, seller)
    const { reported, late } = await reportBlanks(runtime, seller)
    sent += reported
    lateBlanks += late
  }
  if (lateBlanks === 0) runtime.troubles.clear('blanks')
  else runtime.troubles.report('blanks', 'Blank numbers of Taiwan invoices could not be reported.')
  await reportUnsent(runtime)
  return sent
}
