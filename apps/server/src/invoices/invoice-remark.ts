import type { TaiwanInvoice } from '@comanda/contract'

/** Returns the remark of an invoice: the last digits of the card, a center number (INV-2.5). */
export const invoiceRemark = (
  twInvoice: TaiwanInvoice | null,
  last4: string | undefined,
): string | null => {
  const parts = [
    ...(last4 === undefined ? [] : [`信用卡末四碼 ${last4}`]),
    ...(twInvoice?.twTaxType === 'nrt' && twInvoice.twTaxNrt ? [twInvoice.twTaxNrt] : []),
  ]
  return parts.length === 0 ? null : parts.join(' ')
}
