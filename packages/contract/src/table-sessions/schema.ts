import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Money, Price } from '../fields/money.ts'
import { Nullable } from '../fields/nullable.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'
import { RestoreKey } from '../fields/restore-key.ts'
import { TentNumber } from '../fields/tent-number.ts'
import { Instant } from '../fields/time.ts'
import { OrderOfSession } from '../orders/schema.ts'
import { AttemptOfSession } from '../payment-attempts/schema.ts'
import { BillChanges } from './bill-changes.ts'
import {
  BillTotals,
  SessionDiscount,
  SessionPayment,
  SessionSurcharge,
  SessionTax,
} from './bill-entries.ts'
import { PricedWith } from './priced-with.ts'
import { SessionLine } from './session-line.ts'

export const SessionStatus = OneOf('ongoing', 'toPay', 'done', 'test', 'void', 'cancelled')
export type SessionStatus = Static<typeof SessionStatus>

const TaxType = OneOf('electronic', 'company', 'donate', 'nrt', 'email')
const Word = Type.Optional(Type.String({ maxLength: 20 }))

/** The contents of a Taiwan invoice (INV-1). */
export const TaiwanInvoice = Closed({
  twTaxType: TaxType,
  twTaxVehicle: Word,
  twTaxComp: Word,
  twDonate: Word,
  twTaxNrt: Word,
  twTaxEmail: Type.Optional(Type.String({ maxLength: 254 })),
})
export type TaiwanInvoice = Static<typeof TaiwanInvoice>

/** An invoice of a session, as its diners see it (INV-3.3). */
export const SessionInvoice = Closed({
  _id: Id,
  status: OneOf('due', 'issued', 'void'),
  number: Type.Optional(Type.String({ maxLength: 10 })),
  total: Price,
  /** What allowances took off it. */
  allowed: Price,
})
export type SessionInvoice = Static<typeof SessionInvoice>

/** What a bill was closed with (STAFF-2.2): paid at another machine, given away, or not paid. */
export const ClosedUnpaid = OneOf('paidElsewhere', 'onTheHouse', 'walkout')
export type ClosedUnpaid = Static<typeof ClosedUnpaid>

/** How a bill was closed with something left to pay: `amount`. `reason` is the id of the reason. */
export const BillClosing = Closed({
  how: ClosedUnpaid,
  amount: Price,
  reason: Type.Optional(Id),
  note: Type.Optional(Type.String()),
})
export type BillClosing = Static<typeof BillClosing>

const InvoiceWord = Nullable(Type.String({ maxLength: 20 }))

/** How the bill of a session comes about, beside its lines and payments. */
const bill = {
  discounts: Type.Array(SessionDiscount),
  surcharges: Type.Array(SessionSurcharge),
  /** The manual surcharges that staff chose, whether a line bears them yet or not (ORDER-5.9). */
  manualSurcharges: Type.Array(Id),
  taxes: Type.Array(SessionTax),
  ...BillChanges.properties,
  tipsTax: Price,
  tipsWithoutTax: Price,
  tipsWithoutTaxAdj: Price,
  payments: Type.Array(SessionPayment),
  /** Tries to pay by a provider, in the order in which they began (PAY-2.1). */
  attempts: Type.Array(AttemptOfSession),
  paymentSurchargeTax: Price,
  paymentSurchargeWithoutTax: Price,
  result: Closed({ totals: BillTotals }),
  /** What was paid without tips, and how much of `result.totals.total` is unpaid. */
  paid: Money,
  outstanding: Money,
}

/** The fields that a session may have no value for are `null` then (ORDER-5.2). */
const times = {
  startTime: Instant,
  createTime: Instant,
  bookedTime: Nullable(Instant),
  checkBillTime: Nullable(Instant),
  /** When a diner requested the bill (STAFF-2.13). */
  billAskedTime: Nullable(Instant),
  paidTime: Nullable(Instant),
  endTime: Nullable(Instant),
  orderCutoffTime: Nullable(Instant),
  orderLeaveTime: Nullable(Instant),
}

const tableSession = Closed(
  {
    _id: Id,
    shop: Id,
    type: OrderType,
    status: SessionStatus,
    source: OneOf('selfOrder', 'kiosk', 'staff'),
    section: Nullable(Id),
    /** The sections that the session may change to now (SESS-7.3). */
    availableSections: Type.Array(Id),
    user: Nullable(Id),
    tables: Type.Array(
      Closed({
        item: Id,
        name: Type.String(),
        capacity: Type.Integer({ minimum: 1 }),
        split: Nullable(Type.String()),
      }),
    ),
    tableItem: Nullable(Closed({ _id: Id, name: Type.String() })),
    capacity: Nullable(Type.Integer({ minimum: 1 })),
    desiredCapacity: Nullable(Type.Integer({ minimum: 1 })),
    qrCodeViewItem: Nullable(Id),
    /** The name of the sitting, such as `Lunch`; in every language below, if the shop's settings gave it (SESS-8.2). */
    sessionName: Nullable(Type.String()),
    localizedSessionName: Type.Optional(LocalizedText),
    tvStatus: OneOf('none', 'received', 'preparing', 'ready', 'completed', 'taken'),
    products: Type.Array(SessionLine),
    orders: Type.Array(OrderOfSession),
    ...bill,
    /** Set if staff closed it with something left to pay. */
    closed: Nullable(BillClosing),
    /** The session that its bill was merged into. */
    mergedInto: Nullable(Id),
    /** Points that its member has earned; set once it is done. */
    pointsEarned: Type.Optional(Type.Integer({ minimum: 0 })),
    /** What a top-up credits once it is paid. */
    topUp: Type.Optional(Price),
    /** The reservation whose deposit is paid by it (DEP-1.3). */
    deposit: Type.Optional(Id),
    twTaxType: Nullable(TaxType),
    twTaxVehicle: InvoiceWord,
    twTaxComp: InvoiceWord,
    twDonate: InvoiceWord,
    twTaxNrt: InvoiceWord,
    /** Only if the invoice goes to an e-mail address. */
    twTaxEmail: Type.Optional(Type.String()),
    /** Taiwan invoices over its payments. */
    invoices: Type.Optional(Type.Array(SessionInvoice)),
    /** What the bill was priced with, for staff. */
    pricedWith: Type.Optional(PricedWith),
    ...times,
    contactName: Type.Optional(Type.String()),
    licensePlate: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    pickupTime: Type.Optional(Instant),
    remark: Type.Optional(Type.String()),
    /** The stand that its guest took to the table (KIOSK-8.3). */
    tentNumber: Type.Optional(TentNumber),
    /** Only for a caller who has the key, or receives it (SESS-5.5). */
    restoreKey: Type.Optional(RestoreKey),
    restoreKeys: Type.Optional(Type.Array(RestoreKey, { maxItems: 1 })),
    /** Increases by one with each change, so that a late event never overwrites a newer response. */
    version: Type.Integer({ minimum: 0 }),
  },
  'TableSession',
)
type SessionFields = typeof tableSession
/** The schema by a name: each call that returns a session would otherwise repeat all of it in the declarations. */
export interface TableSessionSchema extends SessionFields {}

/**
 * A session: the diners of one table, or one take-away order (SESS-1, SESS-2). Its `_id` is random and gives its diners
 * access.
 */
export const TableSession: TableSessionSchema = tableSession
export type TableSession = Static<typeof TableSession>

/**
 * The fields that staff change: closing the session frees its table; `null` clears any other field (CALL-4.7). A change of
 * the bill prices it again (ORDER-5.6); `surcharges` are the manual ones to charge.
 */
export const TableSessionPatch = Closed(
  {
    modifiers: Type.Optional(Nullable(BillChanges.properties.modifiers)),
    taxFree: Type.Optional(Nullable(BillChanges.properties.taxFree)),
    tips: Type.Optional(Nullable(BillChanges.properties.tips)),
    adjusts: Type.Optional(Nullable(BillChanges.properties.adjusts)),
    preAdjusts: Type.Optional(Nullable(BillChanges.properties.preAdjusts)),
    lineAdjusts: Type.Optional(Nullable(BillChanges.properties.lineAdjusts)),
    surcharges: Type.Optional(Nullable(Type.Array(Id, { maxItems: 20 }))),
    capacity: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 999 }))),
    desiredCapacity: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 999 }))),
    status: Type.Optional(SessionStatus),
    sessionName: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
    orderCutoffTime: Type.Optional(Type.Union([Instant, Type.Null()])),
    orderLeaveTime: Type.Optional(Type.Union([Instant, Type.Null()])),
  },
  'TableSessionPatch',
)
export type TableSessionPatch = Static<typeof TableSessionPatch>
