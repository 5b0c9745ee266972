import { eq } from 'drizzle-orm'
import type { AdapterContext } from '../../../invoices/adapter.ts'
import { ecpayUrls } from '../../../invoices/ecpay/base-urls.ts'
import { invoiceAdapters } from '../../../invoices/adapters.ts'
import type { InvoiceAdapter } from '../../../invoices/adapter.ts'
import { openKeys } from '../../../invoices/seller-keys.ts'
import { type InvoiceSellerRow, invoiceSellers } from '../../../tables/invoice-sellers.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'

/** A seller's adapter, and what it needs. */
export interface SellerContext {
  readonly adapter: InvoiceAdapter
  readonly context: AdapterContext
}

export const sellerContextOf = (
  { config, now }: Pick<Ordering, 'config' | 'now'>,
  row: InvoiceSellerRow,
): SellerContext => ({
  adapter: invoiceAdapters[row.adapter],
  context: {
    seller: {
      taxId: row.taxId,
      name: row.name,
      mode: row.mode,
      ...(row.address === null ? {} : { address: row.address }),
      ...(row.merchant === null ? {} : { merchant: row.merchant }),
      ...(row.mail === null ? {} : { mail: row.mail }),
    },
    keys: openKeys(config, row),
    url: row.mode === 'live' ? ecpayUrls.live : config.paymentSandboxUrl,
    folder: config.turnkeyFolder,
    fetch,
    now: now(),
  },
})

/** Returns the adapter of a seller by its tax id, or undefined if nobody has set it up. */
export const sellerContext = async (
  ordering: Pick<Ordering, 'config' | 'reads' | 'now'>,
  taxId: string,
): Promise<SellerContext | undefined> => {
  const [row] = await ordering.reads
    .select()
    .from(invoiceSellers)
    .where(eq(invoiceSellers.taxId, taxId))
  return row && sellerContextOf(ordering, row)
}
