import type { PriceResult } from '@comanda/engine/pricing'
import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Money, Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'
import { RestoreKey } from '../fields/restore-key.ts'
import { Instant } from '../fields/time.ts'
import { OrderDiscount } from '../order-discounts/schema.ts'
import { Order, TicketLine } from '../orders/schema.ts'
import { PricedWith } from './priced-with.ts'

export const SessionStatus = OneOf('ongoing', 'toPay', 'done', 'test', 'void', 'cancelled')
export type SessionStatus = Static<typeof SessionStatus>

const Word = Type.Optional(Type.String({ maxLength: 20 }))

/** The contents of a Taiwan invoice (INV-1). */
export const TaiwanInvoice = Closed({
  twTaxType: OneOf('electronic', 'company', 'donate', 'nrt'),
  twTaxVehicle: Word,
  twTaxComp: Word,
  twDonate: Word,
  twTaxNrt: Word,
})
export type TaiwanInvoice = Static<typeof TaiwanInvoice>

/** A coupon or reward of a session, with its rule at the time of the order. A reward's `id` is that of its coupon. */
export const SessionDiscount = Closed({
  id: Id,
  source: OneOf('coupon', 'gift'),
  name: LocalizedText,
  coupon: OrderDiscount,
})
export type SessionDiscount = Static<typeof SessionDiscount>

/** A payment in currency units; a refund is negative. `method` is the payment method's id. */
export const SessionPayment = Closed({
  _id: Id,
  method: Type.Optional(Id),
  type: OneOf('counter', 'balance', 'card', 'wallet'),
  amount: Money,
  tips: Type.Optional(Price),
  time: Instant,
})
export type SessionPayment = Static<typeof SessionPayment>

/**
 * A session: the diners of one table, or one take-away order (SESS-1, SESS-2). Its `_id` is random and gives its diners
 * access. `result` is the engine's explained price of all its ordered lines.
 */
export const TableSession = Closed(
  {
    _id: Id,
    shop: Id,
    type: OrderType,
    status: SessionStatus,
    source: Type.Optional(OneOf('selfOrder', 'kiosk', 'staff')),
    section: Type.Optional(Id),
    user: Type.Optional(Id),
    tables: Type.Optional(
      Type.Array(
        Closed({
          item: Id,
          name: Type.String(),
          capacity: Type.Integer({ minimum: 1 }),
          split: Type.Optional(Type.String()),
        }),
      ),
    ),
    capacity: Type.Optional(Type.Integer({ minimum: 1 })),
    qrCodeViewItem: Type.Optional(Id),
    /** The name of the sitting, such as `Lunch`; in every language below, if the shop's settings gave it (SESS-8.2). */
    sessionName: Type.Optional(Type.String()),
    localizedSessionName: Type.Optional(LocalizedText),
    tvStatus: OneOf('none', 'received', 'preparing', 'ready', 'completed', 'taken'),
    products: Type.Array(TicketLine),
    orders: Type.Array(Type.Omit(Order, ['lines'], { $id: 'OrderOfSession' })),
    discounts: Type.Array(SessionDiscount),
    payments: Type.Array(SessionPayment),
    /** What was paid without tips, and how much of `result.totals.total` is unpaid. */
    paid: Money,
    outstanding: Money,
    /** Points that its member has earned; set once it is done. */
    pointsEarned: Type.Optional(Type.Integer({ minimum: 0 })),
    /** What a top-up credits once it is paid. */
    topUp: Type.Optional(Price),
    twInvoice: Type.Optional(TaiwanInvoice),
    result: Type.Unsafe<PriceResult>(Type.Object({}, { additionalProperties: true })),
    /** For staff. */
    pricedWith: Type.Optional(PricedWith),
    startTime: Instant,
    createTime: Instant,
    endTime: Type.Optional(Instant),
    orderCutoffTime: Type.Optional(Instant),
    orderLeaveTime: Type.Optional(Instant),
    contactName: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    pickupTime: Type.Optional(Instant),
    remark: Type.Optional(Type.String()),
    /** Only for a caller who has the key, or receives it (SESS-5.5). */
    restoreKey: Type.Optional(RestoreKey),
    restoreKeys: Type.Optional(Type.Array(RestoreKey, { maxItems: 1 })),
    /** Increases by one with each change, so that a late event never overwrites a newer response. */
    version: Type.Integer({ minimum: 0 }),
  },
  'TableSession',
)
export type TableSession = Static<typeof TableSession>

/** The fields that staff change: closing the session frees its table; `null` clears a name or a time (SESS-8.4). */
export const TableSessionPatch = Closed(
  {
    status: Type.Optional(SessionStatus),
    sessionName: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
    orderCutoffTime: Type.Optional(Type.Union([Instant, Type.Null()])),
    orderLeaveTime: Type.Optional(Type.Union([Instant, Type.Null()])),
  },
  'TableSessionPatch',
)
export type TableSessionPatch = Static<typeof TableSessionPatch>
