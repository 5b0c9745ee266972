import { carriers, donateCode } from '@comanda/shop-rules/invoices'

/** The messages of MIG 4.1: an invoice, its void, an allowance, blank numbers. */
export type MessageName = 'F0401' | 'F0501' | 'G0401' | 'E0402'

/** An element of a message: its name, and the form of its text or its elements in their order. */
export interface Structure {
  readonly name: string
  readonly isOptional?: true
  readonly isRepeated?: true
  readonly text?: RegExp
  readonly elements?: readonly Structure[]
}

const text = (name: string, form: RegExp): Structure => ({ name, text: form })
const within = (name: string, ...elements: Structure[]): Structure => ({ name, elements })
const optional = (structure: Structure): Structure => ({ ...structure, isOptional: true })
const repeated = (structure: Structure): Structure => ({ ...structure, isRepeated: true })

const upTo = (most: number): RegExp => new RegExp(`^(?=.*\\S).{1,${most}}$`, 'u')
/** The longest reason of a void, and name of what was sold, in characters. */
export const LONGEST_REASON = 20
export const LONGEST_DESCRIPTION = 500

const number = /^[A-Z]{2}\d{8}$/
const day = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
const time = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/
const taxId = /^\d{8}$/
const buyerId = /^(\d{8}|0{10})$/
const amount = /^\d{1,20}$/
const decimal = /^-?\d{1,13}(\.\d{1,7})?$/
const sequence = /^\d{1,4}$/
const taxed = /^1$/
const carrier = new RegExp(`${carriers.mobile.source}|${carriers.certificate.source}`)

const seller = within(
  'Seller',
  text('Identifier', taxId),
  text('Name', upTo(60)),
  optional(text('Address', upTo(100))),
)
const buyer = within('Buyer', text('Identifier', buyerId), text('Name', upTo(60)))

/**
 * The parts of MIG 4.1 that we write, by public descriptions of it. It is no copy of the authority's XSD: the longest texts and the
 * digits of amounts have not been compared with it (docs/operations/invoices.md).
 */
export const structures: Readonly<Record<MessageName, Structure>> = {
  F0401: within(
    'Invoice',
    within(
      'Main',
      text('InvoiceNumber', number),
      text('InvoiceDate', day),
      text('InvoiceTime', time),
      seller,
      buyer,
      optional(text('MainRemark', upTo(200))),
      text('RelateNumber', upTo(50)),
      text('InvoiceType', /^0[78]$/),
      text('DonateMark', /^[01]$/),
      optional(text('CarrierType', /^(3J0002|CQ0001)$/)),
      optional(text('CarrierId1', carrier)),
      optional(text('CarrierId2', carrier)),
      text('PrintMark', /^[YN]$/),
      optional(text('NPOBAN', donateCode)),
      text('RandomNumber', /^\d{4}$/),
    ),
    within(
      'Details',
      repeated(
        within(
          'ProductItem',
          text('Description', upTo(LONGEST_DESCRIPTION)),
          text('Quantity', decimal),
          optional(text('Unit', upTo(6))),
          text('UnitPrice', decimal),
          text('TaxType', taxed),
          text('Amount', decimal),
          text('SequenceNumber', sequence),
        ),
      ),
    ),
    within(
      'Amount',
      text('SalesAmount', amount),
      text('FreeTaxSalesAmount', amount),
      text('ZeroTaxSalesAmount', amount),
      text('TaxType', taxed),
      text('TaxRate', /^0\.05$/),
      text('TaxAmount', amount),
      text('TotalAmount', amount),
    ),
  ),
  F0501: within(
    'CancelInvoice',
    text('CancelInvoiceNumber', number),
    text('InvoiceDate', day),
    text('BuyerId', buyerId),
    text('SellerId', taxId),
    text('CancelDate', day),
    text('CancelTime', time),
    text('CancelReason', upTo(LONGEST_REASON)),
  ),
  G0401: within(
    'Allowance',
    within(
      'Main',
      text('AllowanceNumber', upTo(16)),
      text('AllowanceDate', day),
      seller,
      buyer,
      text('AllowanceType', /^[12]$/),
      text('OriginalInvoiceSellerId', taxId),
      text('OriginalInvoiceBuyerId', buyerId),
    ),
    within(
      'Details',
      repeated(
        within(
          'ProductItem',
          text('OriginalInvoiceDate', day),
          text('OriginalInvoiceNumber', number),
          text('OriginalDescription', upTo(500)),
          text('Quantity', decimal),
          text('Unit', upTo(6)),
          text('UnitPrice', decimal),
          text('Amount', decimal),
          text('Tax', amount),
          text('AllowanceSequenceNumber', sequence),
          text('TaxType', taxed),
        ),
      ),
    ),
    within('Amount', text('TaxAmount', amount), text('TotalAmount', amount)),
  ),
  E0402: within(
    'BranchTrackBlank',
    within(
      'Main',
      text('HeadBan', taxId),
      text('BranchBan', taxId),
      text('InvoiceType', /^0[78]$/),
      text('YearMonth', /^\d{3}(02|04|06|08|10|12)$/),
      text('InvoiceTrack', /^[A-Z]{2}$/),
    ),
    within(
      'Details',
      repeated(
        within(
          'BranchTrackBlankItem',
          text('InvoiceBeginNo', /^\d{8}$/),
          text('InvoiceEndNo', /^\d{8}$/),
        ),
      ),
    ),
  ),
}
