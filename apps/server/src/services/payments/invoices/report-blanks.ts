import { blankNumbers, taiwanPeriod } from '@comanda/shop-rules/invoices'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { ownNumbers } from '../../../invoices/adapters.ts'
import { taipeiTime } from '../../../invoices/taipei-time.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { InvoiceSellerRow } from '../../../tables/invoice-sellers.ts'
import { type InvoiceTrackRow, invoiceTracks } from '../../../tables/invoice-tracks.ts'
import { sellerContextOf } from './seller-context.ts'

/** How long after the end of a period a report may be missing, in ms. The law gives ten days; eight are left to mend it. */
const lateAfter = 2 * 86_400_000

const unreported = (
  { database }: Pick<Runtime, 'database'>,
  { taxId }: InvoiceSellerRow,
  period: string,
): Promise<InvoiceTrackRow[]> =>
  database
    .select()
    .from(invoiceTracks)
    .where(
      and(
        eq(invoiceTracks.seller, taxId),
        lt(invoiceTracks.period, period),
        isNull(invoiceTracks.reportTime),
      ),
    )

/**
 * Reports what was never given of a seller's periods that are over (INV-6.2). Returns how many tracks were reported, and how
 * many are late (INV-6.4). A track of which a number was given is reported by Turnkey also after the seller has changed to
 * ECPay, which does not know it.
 */
export const reportBlanks = async (
  runtime: Runtime,
  seller: InvoiceSellerRow,
): Promise<{ readonly reported: number; readonly late: number }> => {
  const { database, now } = runtime
  const { adapter, context } = sellerContextOf(runtime, seller, ownNumbers)
  const latePeriod = taiwanPeriod(taipeiTime(now() - lateAfter).day)
  const over = await unreported(runtime, seller, taiwanPeriod(taipeiTime(now()).day))
  let reported = 0
  let late = 0
  for (const track of over) {
    if (seller.adapter !== ownNumbers && track.next === track.from) continue
    const [blank] = blankNumbers([track])
    const sent = blank && (await adapter.blank?.({ ...blank, period: track.period }, context))
    if (sent && sent.is !== 'done') {
      if (track.period < latePeriod) late += 1
      continue
    }
    await database
      .update(invoiceTracks)
      .set({ reportTime: new Date(now()).toISOString() })
      .where(eq(invoiceTracks._id, track._id))
    reported += 1
  }
  return { reported, late }
}
