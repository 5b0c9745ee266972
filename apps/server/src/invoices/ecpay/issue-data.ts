import type { TaiwanInvoice } from '@comanda/contract'
import { taiwanCarrierKind } from '@comanda/shop-rules/invoices'
import type { InvoiceRow } from '../../tables/invoices.ts'
import type { AdapterContext } from '../adapter.ts'

const carrierTypes = { certificate: '2', mobile: '3' } as const

/** Returns where the invoice goes: exactly one of a carrier, a donation, paper (INV-2.5). */
const delivery = (twInvoice: TaiwanInvoice | null) => {
  const none = { Print: '0', Donation: '0', LoveCode: '', CarrierType: '', CarrierNum: '' }
  if (twInvoice?.twTaxType === 'electronic') {
    const carrier = twInvoice.twTaxVehicle ?? ''
    const kind = taiwanCarrierKind(carrier)
    if (kind) return { ...none, CarrierType: carrierTypes[kind], CarrierNum: carrier }
  }
  // ECPay's own carrier: it is known by the address, which ECPay mails.
  if (twInvoice?.twTaxType === 'email') return { ...none, CarrierType: '1' }
  if (twInvoice?.twTaxType === 'donate')
    return { ...none, Donation: '1', LoveCode: twInvoice.twDonate ?? '' }
  return { ...none, Print: '1' }
}

/** Returns the items of an invoice or allowance as ECPay has them. */
export const ecpayItems = (lines: InvoiceRow['lines']) =>
  lines.map(({ name, quantity, unit, price, amount }, index) => ({
    ItemSeq: index + 1,
    // A count in grams has more decimals than it surely takes: the weight stands with the name.
    ...(unit === undefined
      ? { ItemName: name, ItemCount: quantity, ItemPrice: price }
      : { ItemName: `${name} ${quantity} ${unit}`, ItemCount: 1, ItemPrice: amount }),
    ItemWord: '份',
    ItemTaxType: '1',
    ItemAmount: amount,
  }))

/** Returns the data of ECPay's `Issue`. It wants an address of the buyer: the seller's, unless it is mailed to the buyer. */
export const ecpayIssueData = (
  { _id, twInvoice, lines, total, remark }: InvoiceRow,
  { seller }: Pick<AdapterContext, 'seller'>,
) => {
  const isCompany = twInvoice?.twTaxType === 'company'
  return {
    RelateNumber: _id,
    CustomerID: '',
    CustomerIdentifier: isCompany ? (twInvoice.twTaxComp ?? '') : '',
    CustomerName: isCompany ? (twInvoice.twTaxComp ?? '') : '消費者',
    CustomerAddr: seller.address ?? seller.name,
    CustomerPhone: '',
    CustomerEmail: twInvoice?.twTaxEmail ?? seller.mail ?? '',
    ...delivery(twInvoice),
    TaxType: '1',
    SalesAmount: total,
    InvoiceRemark: remark ?? '',
    InvType: '07',
    vat: '1',
    Items: ecpayItems(lines),
  }
}
