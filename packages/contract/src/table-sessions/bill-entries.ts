import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { OutcomeSource } from '../fields/discount-source.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Money, Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Quantity } from '../fields/quantity.ts'
import { Instant } from '../fields/time.ts'
import { OrderDiscount } from '../order-discounts/schema.ts'

const Points = Type.Optional(Type.Integer({ minimum: 0 }))

/**
 * A discount of a session: each rule that holds, and each coupon or reward that the session has, whether its rule holds
 * or not (`error`). Its `id` is that of the coupon, a reward's that of its coupon, else that of the rule.
 */
export const SessionDiscount = Closed({
  id: Id,
  rule: Id,
  source: OutcomeSource,
  name: LocalizedText,
  /** Negative or 0. */
  amount: Money,
  /** What the surcharges lose by a waiver. */
  waived: Type.Optional(Money),
  points: Points,
  spends: Points,
  error: Type.Optional(Type.String()),
  /** The lines that it applies to. */
  lines: Type.Array(LineId),
  /** The rule of a coupon or reward at the time of the order. */
  coupon: Type.Optional(OrderDiscount),
})
export type SessionDiscount = Static<typeof SessionDiscount>

/** A surcharge as charged; `discount`, 0 or less, is what discounts take off it. */
export const SessionSurcharge = Closed({
  setting: Id,
  name: LocalizedText,
  amount: Money,
  discount: Money,
})
export type SessionSurcharge = Static<typeof SessionSurcharge>

/** A tax as charged, on its `base`. */
export const SessionTax = Closed({
  setting: Id,
  name: LocalizedText,
  percent: Type.Number(),
  included: Type.Boolean(),
  base: Money,
  amount: Money,
})
export type SessionTax = Static<typeof SessionTax>

/** A payment in currency units; the amounts of a refund are negative. `method` is the payment method's id. */
export const SessionPayment = Closed({
  _id: Id,
  method: Type.Optional(Id),
  type: OneOf('counter', 'balance', 'card', 'wallet', 'channel'),
  amount: Money,
  tips: Money,
  /** What paying by this method costs, with and without its tax. */
  surcharge: Money,
  surchargeWithoutTax: Money,
  /** What cash was rounded up, or below 0 down (PAY-3.9): it comes besides `amount`. */
  rounding: Type.Optional(Money),
  /** Whether it was paid beforehand, as the deposit of a reservation (DEP-2.1). */
  deposit: Type.Optional(Type.Literal(true)),
  /** Of a refund: the payment whose money goes back. */
  reverses: Type.Optional(Id),
  /** The cash that was handed over, and what of it was given back (STAFF-2.9). */
  tendered: Type.Optional(Price),
  change: Type.Optional(Price),
  /** What the slip of a card reader says. */
  reference: Type.Optional(Type.String()),
  /** The bill was divided into so many parts, of which this is one; or the units of lines that it pays. */
  shareOf: Type.Optional(Type.Integer({ minimum: 2 })),
  lines: Type.Optional(Type.Array(Closed({ line: LineId, quantity: Quantity }))),
  time: Instant,
})
export type SessionPayment = Static<typeof SessionPayment>

/** The sums of a bill (PRICE-5). */
export const BillTotals = Closed({
  products: Money,
  surcharges: Money,
  taxIncluded: Money,
  taxExcluded: Money,
  taxRelief: Money,
  beforeDiscount: Money,
  discounts: Money,
  tips: Money,
  adjusts: Money,
  rounding: Money,
  total: Money,
  paid: Money,
  outstanding: Money,
  /** Points earned. */
  points: Type.Integer(),
})
