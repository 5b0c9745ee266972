import type { InvoiceAdapterName } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { join } from 'node:path'
import type { AdapterContext } from '../../../invoices/adapter.ts'
import { invoiceAdapters } from '../../../invoices/adapters.ts'
import type { InvoiceAdapter } from '../../../invoices/adapter.ts'
import { openKeys } from '../../../invoices/seller-keys.ts'
import { type InvoiceSellerRow, invoiceSellers } from '../../../tables/invoice-sellers.ts'
import type { InvoiceRow } from '../../../tables/invoices.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'

/** A seller's adapter, and what it needs. */
export interface SellerContext {
  readonly adapter: InvoiceAdapter
  readonly context: AdapterContext
}

/** Turnkey's folder by the seller's mode: what is only tried is where Turnkey does not look. */
const folderOf = (
  { turnkeyFolder }: Pick<Ordering['config'], 'turnkeyFolder'>,
  { mode }: Pick<InvoiceSellerRow, 'mode'>,
): string | undefined =>
  turnkeyFolder === undefined || mode === 'live' ? turnkeyFolder : join(turnkeyFolder, 'sandbox')

export const sellerContextOf = (
  { config, now }: Pick<Ordering, 'config' | 'now'>,
  row: InvoiceSellerRow,
  adapter: InvoiceAdapterName = row.adapter,
): SellerContext => ({
  adapter: invoiceAdapters[adapter],
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
    url: row.mode === 'live' ? invoiceAdapters[adapter].url : config.paymentSandboxUrl,
    folder: folderOf(config, row),
    fetch,
    now: now(),
  },
})

/**
 * Returns the adapter of an invoice: the one that has it, else that of its seller (INV-3.9). Undefined if nobody has set the
 * seller up.
 */
export const sellerContext = async (
  ordering: Pick<Ordering, 'config' | 'reads' | 'now'>,
  { seller, adapter }: Pick<InvoiceRow, 'seller' | 'adapter'>,
): Promise<SellerContext | undefined> => {
  const [row] = await ordering.reads
    .select()
    .from(invoiceSellers)
    .where(eq(invoiceSellers.taxId, seller))
  return row && sellerContextOf(ordering, row, adapter ?? row.adapter)
}
