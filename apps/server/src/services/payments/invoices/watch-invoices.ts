import { blankNumbers, taiwanPeriod } from '@comanda/engine/invoices'
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { taipeiTime } from '../../../invoices/taipei-time.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { type InvoiceSellerRow, invoiceSellers } from '../../../tables/invoice-sellers.ts'
import { invoices } from '../../../tables/invoices.ts'
import { invoiceTracks } from '../../../tables/invoice-tracks.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { sellerContextOf } from './seller-context.ts'
import { poolOf, tracksOf } from './sellers.ts'

const day = 86_400_000

/** An invoice is to be uploaded within two days of its issue; after one day of trying somebody must look. */
const lateAfter = day

/** Mails the seller what is low, once for each kind of warning and day (INV-6.1). */
const warn = async (
  { database, reads, mailer, now }: Runtime,
  seller: InvoiceSellerRow,
): Promise<number> => {
  const { warning, numbersLeft } = poolOf(seller, await tracksOf(reads, seller.taxId), now())
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

/** Reports what was never given of periods that are over (INV-6.2). */
const reportBlanks = async (runtime: Runtime, seller: InvoiceSellerRow): Promise<number> => {
  const { database, now } = runtime
  const { adapter, context } = sellerContextOf(runtime, seller)
  if (!adapter.blank) return 0
  const period = taiwanPeriod(taipeiTime(now()).day)
  const over = await database
    .select()
    .from(invoiceTracks)
    .where(
      and(
        eq(invoiceTracks.seller, seller.taxId),
        lt(invoiceTracks.period, period),
        isNull(invoiceTracks.reportTime),
      ),
    )
  let reported = 0
  for (const track of over) {
    const [blank] = blankNumbers([track])
    const sent = blank && (await adapter.blank({ ...blank, period: track.period }, context))
    if (sent && sent.is !== 'done') continue
    await database
      .update(invoiceTracks)
      .set({ reportTime: new Date(now()).toISOString() })
      .where(eq(invoiceTracks._id, track._id))
    reported += 1
  }
  return reported
}

/** Reports a trouble while an invoice of any shop has been tried for a day in vain (INV-3.8). */
const reportLate = async ({ reads, troubles, now }: Runtime): Promise<void> => {
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
  if (late.length === 0) troubles.clear('invoices')
  else troubles.report('invoices', 'Taiwan invoices could not be sent for a day.')
}

/** Looks after the sellers' numbers and late invoices. Returns how many mails and reports it sent. */
export const watchInvoices = async (runtime: Runtime): Promise<number> => {
  let sent = 0
  for (const seller of await runtime.reads.select().from(invoiceSellers)) {
    sent += await warn(runtime, seller)
    sent += await reportBlanks(runtime, seller)
  }
  await reportLate(runtime)
  return sent
}
