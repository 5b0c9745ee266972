import { type InvoiceLine, invoiceLines, taiwanCarrierKind } from '@comanda/shop-rules/invoices'
import { create } from 'xmlbuilder2'
import type { AdapterContext, BlankReport, NumberedInvoice, SentAllowance } from '../adapter.ts'
import { taipeiTime } from '../taipei-time.ts'
import {
  LONGEST_DESCRIPTION,
  LONGEST_REASON,
  type MessageName,
  structures,
} from './message-structures.ts'
import { type Elements, wrongElement } from './wrong-element.ts'

/** A message as it is written, or the path of the element that MIG 4.1 does not allow (INV-3.10). */
export type Message = { readonly xml: string } | { readonly wrong: string }

type Seller = AdapterContext['seller']

const consumer = '0000000000'
const carrierTypes = { mobile: '3J0002', certificate: 'CQ0001' } as const

/** `20261122` of `2026-11-22`. */
const compact = (day: string): string => day.replaceAll('-', '')

const present = (elements: Elements): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(elements).flatMap(([name, value]): [string, unknown][] => {
      if (value === undefined) return []
      if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]]
      if (Array.isArray(value)) return [[name, value.map((one: Elements) => present(one))]]
      return [[name, present(value as Elements)]]
    }),
  )

const message = (name: MessageName, content: Elements): Message => {
  const structure = structures[name]
  const wrong = wrongElement(structure, content)
  if (wrong !== undefined) return { wrong }
  const xml = create({ version: '1.0', encoding: 'UTF-8' })
    .ele(`urn:GEINV:eInvoiceMessage:${name}:4.1`, structure.name)
    .ele(present(content))
    .root()
    .end({ prettyPrint: true })
  return { xml }
}

const buyerOf = ({ twInvoice }: NumberedInvoice): string =>
  (twInvoice?.twTaxType === 'company' ? twInvoice.twTaxComp : undefined) ?? consumer

const sellerOf = ({ taxId, name, address }: Seller): Elements => ({
  Identifier: taxId,
  Name: name,
  Address: address,
})

/** Exactly one of a carrier, a donation and paper (INV-2.5). */
const deliveryOf = ({ twInvoice }: NumberedInvoice): Elements => {
  const carrier = twInvoice?.twTaxType === 'electronic' ? twInvoice.twTaxVehicle : undefined
  const kind = carrier === undefined ? undefined : taiwanCarrierKind(carrier)
  const npoban = twInvoice?.twTaxType === 'donate' ? twInvoice.twDonate : undefined
  return {
    DonateMark: npoban === undefined ? 0 : 1,
    CarrierType: kind && carrierTypes[kind],
    CarrierId1: kind && carrier,
    CarrierId2: kind && carrier,
    PrintMark: kind || npoban !== undefined ? 'N' : 'Y',
    NPOBAN: npoban,
  }
}

/** A company's lines are without tax, so that they add up to the sales. */
const soldLines = ({ lines, total, tax }: NumberedInvoice): readonly InvoiceLine[] =>
  tax === 0
    ? lines
    : invoiceLines(
        total - tax,
        lines.map(({ amount, ...sold }) => ({ ...sold, worth: amount })),
        lines[0]?.name ?? '',
      )

/** Returns a text on one line, without characters that XML does not allow, cut to the longest one that is allowed. */
const oneLine = (text: string, longest: number): string =>
  Array.from(text.replaceAll(/[\s\p{C}]+/gu, ' ').trim())
    .slice(0, longest)
    .join('')

const sequence = (index: number): string => String(index + 1).padStart(3, '0')

const itemOf = ({ name, quantity, unit, price, amount }: InvoiceLine, index: number): Elements => ({
  Description: oneLine(name, LONGEST_DESCRIPTION) || '餐飲',
  Quantity: quantity,
  Unit: unit,
  UnitPrice: price,
  TaxType: 1,
  Amount: amount,
  SequenceNumber: sequence(index),
})

export const invoiceMessage = (invoice: NumberedInvoice, seller: Seller): Message => {
  const { number, issueTime, remark, random, total, tax, _id } = invoice
  const { day, time } = taipeiTime(issueTime)
  const buyer = buyerOf(invoice)
  return message('F0401', {
    Main: {
      InvoiceNumber: number,
      InvoiceDate: compact(day),
      InvoiceTime: time,
      Seller: sellerOf(seller),
      Buyer: { Identifier: buyer, Name: buyer },
      MainRemark: remark ?? undefined,
      RelateNumber: _id,
      InvoiceType: '07',
      ...deliveryOf(invoice),
      RandomNumber: random,
    },
    Details: { ProductItem: soldLines(invoice).map(itemOf) },
    Amount: {
      SalesAmount: total - tax,
      FreeTaxSalesAmount: 0,
      ZeroTaxSalesAmount: 0,
      TaxType: 1,
      TaxRate: '0.05',
      TaxAmount: tax,
      TotalAmount: total,
    },
  })
}

export const voidMessage = (invoice: NumberedInvoice, seller: Seller, now: number): Message => {
  const cancelled = taipeiTime(invoice.voidTime ?? now)
  return message('F0501', {
    CancelInvoiceNumber: invoice.number,
    InvoiceDate: compact(taipeiTime(invoice.issueTime).day),
    BuyerId: buyerOf(invoice),
    SellerId: seller.taxId,
    CancelDate: compact(cancelled.day),
    CancelTime: cancelled.time,
    CancelReason: oneLine(invoice.voidReason ?? '', LONGEST_REASON) || '退款',
  })
}

/** An allowance's amounts are without tax, a company's and a consumer's alike. */
export const allowanceMessage = (
  { allowance, invoice }: SentAllowance,
  number: string,
  seller: Seller,
): Message => {
  const buyer = buyerOf(invoice)
  const sales = allowance.amount - allowance.tax
  return message('G0401', {
    Main: {
      AllowanceNumber: number,
      AllowanceDate: compact(taipeiTime(allowance.createTime).day),
      Seller: sellerOf(seller),
      Buyer: { Identifier: buyer, Name: buyer },
      AllowanceType: 2,
      OriginalInvoiceSellerId: seller.taxId,
      OriginalInvoiceBuyerId: buyer,
    },
    Details: {
      ProductItem: [
        {
          OriginalInvoiceDate: compact(taipeiTime(invoice.issueTime).day),
          OriginalInvoiceNumber: invoice.number,
          OriginalDescription: '餐飲',
          Quantity: 1,
          Unit: '份',
          UnitPrice: sales,
          Amount: sales,
          Tax: allowance.tax,
          AllowanceSequenceNumber: '001',
          TaxType: 1,
        },
      ],
    },
    Amount: { TaxAmount: allowance.tax, TotalAmount: sales },
  })
}

const eightDigits = (number: number): string => String(number).padStart(8, '0')

export const blankMessage = (report: BlankReport, seller: Seller): Message => {
  return message('E0402', {
    Main: {
      HeadBan: seller.taxId,
      BranchBan: seller.taxId,
      InvoiceType: '07',
      YearMonth: report.period,
      InvoiceTrack: report.letters,
    },
    Details: {
      BranchTrackBlankItem: [
        { InvoiceBeginNo: eightDigits(report.from), InvoiceEndNo: eightDigits(report.to) },
      ],
    },
  })
}
