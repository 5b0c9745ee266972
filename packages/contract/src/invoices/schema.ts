import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'
import { TaiwanInvoice } from '../table-sessions/schema.ts'

/** `due` has no number yet; `uploaded` waits for the tax authority, which accepts or rejects it (INV-3.1). */
export const InvoiceStatus = OneOf('due', 'issued', 'uploaded', 'accepted', 'rejected', 'void')
export type InvoiceStatus = Static<typeof InvoiceStatus>

const Line = Closed({
  name: Type.String(),
  quantity: Type.Number(),
  /** Of the quantity, 公斤 of what was weighed; pieces without it (INV-2.8). */
  unit: Type.Optional(Type.String()),
  price: Type.Number(),
  amount: Type.Number(),
})

const TaxId = Type.String({ pattern: '^[0-9]{8}$' })
const InvoiceNumber = Type.String({ pattern: '^[A-Z]{2}[0-9]{8}$' })
const Period = Type.String({ pattern: '^[0-9]{5}$' })

/** A Taiwan invoice over payments of a session (INV-2). Amounts are whole dollars. */
export const Invoice = Closed(
  {
    _id: Id,
    shop: Id,
    session: Id,
    /** The payment that brought its own details; else it is for what is left of the bill. */
    payment: Type.Optional(Id),
    status: InvoiceStatus,
    /** The seller's tax id. */
    seller: TaxId,
    number: Type.Optional(InvoiceNumber),
    period: Type.Optional(Period),
    random: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
    issueTime: Type.Optional(Instant),
    /** To whom it goes; a consumer on paper without it. */
    twInvoice: Type.Optional(TaiwanInvoice),
    lines: Type.Array(Line),
    total: Price,
    tax: Price,
    /** What allowances took off it. */
    allowed: Price,
    remark: Type.Optional(Type.String()),
    prints: Type.Integer({ minimum: 0 }),
    printTime: Type.Optional(Instant),
    voidTime: Type.Optional(Instant),
    voidReason: Type.Optional(Type.String()),
    /** What the tax authority or its agent said last. */
    failure: Type.Optional(Type.String()),
    createTime: Instant,
  },
  'Invoice',
)
export type Invoice = Static<typeof Invoice>

/** An amount that goes back, taken off an invoice (INV-4.1). */
export const Allowance = Closed(
  {
    _id: Id,
    shop: Id,
    session: Id,
    invoice: Id,
    status: InvoiceStatus,
    number: Type.Optional(Type.String({ maxLength: 16 })),
    amount: Price,
    tax: Price,
    failure: Type.Optional(Type.String()),
    issueTime: Type.Optional(Instant),
    createTime: Instant,
  },
  'Allowance',
)
export type Allowance = Static<typeof Allowance>

/** `create invoices/print`: the codes for the paper. A copy (補印) needs a manager and a reason. */
export const PrintInvoiceData = Closed(
  { invoice: Id, reason: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) },
  'PrintInvoiceData',
)
export type PrintInvoiceData = Static<typeof PrintInvoiceData>

export const PrintInvoiceResult = Closed(
  {
    invoice: Invoice,
    sellerName: Type.String(),
    /** Whether it was printed before. */
    isCopy: Type.Boolean(),
    /** The day in Taipei, and the time. */
    day: Type.String(),
    time: Type.String(),
    barcode: Type.String(),
    left: Type.String(),
    right: Type.String(),
  },
  'PrintInvoiceResult',
)
export type PrintInvoiceResult = Static<typeof PrintInvoiceResult>

/** `create invoices/again`: sends what was rejected, or failed, again (INV-3.4). */
export const AgainInvoiceData = Closed({ invoice: Id }, 'AgainInvoiceData')
export type AgainInvoiceData = Static<typeof AgainInvoiceData>

/** `create invoices/paperBack`: the printed invoice was returned, so that it may be voided (INV-4.2). */
export const PaperBackData = Closed({ invoice: Id }, 'PaperBackData')
export type PaperBackData = Static<typeof PaperBackData>
