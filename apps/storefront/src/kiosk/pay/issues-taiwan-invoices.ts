import type { Shop } from '@comanda/contract'

/** Returns whether a shop issues Taiwan invoices (INV-1.7). */
export const issuesTaiwanInvoices = ({
  taxId,
  currency,
}: Pick<Shop, 'taxId' | 'currency'>): boolean => taxId !== undefined && currency === 'TWD'
