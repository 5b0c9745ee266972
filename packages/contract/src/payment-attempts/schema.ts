import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'
import { Currency } from '../shops/schema.ts'

/** What became of an attempt to pay (PAY-2.1). `paid` and `surplus` are final: its money came, for the bill or too late for it. */
export const PaymentAttemptStatus = OneOf(
  'pending',
  'review',
  'failed',
  'cancelled',
  'expired',
  'paid',
  'surplus',
)
export type PaymentAttemptStatus = Static<typeof PaymentAttemptStatus>

/** What the payer does next. */
export const PaymentNext = Type.Union([
  Closed({ kind: Type.Literal('redirect'), url: Type.String() }),
  Closed({
    kind: Type.Literal('qr'),
    data: Type.String(),
    deeplink: Type.Optional(Type.String()),
    expiresTime: Instant,
  }),
  Closed({ kind: Type.Literal('reader'), name: Type.String() }),
  Closed({ kind: Type.Literal('wait') }),
])
export type PaymentNext = Static<typeof PaymentNext>

/** An attempt as its session shows it. */
export const AttemptOfSession = Closed({
  _id: Id,
  status: PaymentAttemptStatus,
  amount: Price,
  charge: Price,
  method: Id,
  expiresTime: Instant,
})
export type AttemptOfSession = Static<typeof AttemptOfSession>

/** One try to pay with a provider. What follows `last4` only the shop's staff receive. */
export const PaymentAttempt = Closed(
  {
    _id: Id,
    shop: Id,
    status: PaymentAttemptStatus,
    /** Of the bill, in currency units. */
    amount: Price,
    tips: Price,
    surcharge: Price,
    /** The sum of the three: what the payer pays. */
    charge: Price,
    currency: Currency,
    method: Id,
    orderNumber: Type.Optional(Type.String()),
    next: Type.Optional(PaymentNext),
    expiresTime: Instant,
    createTime: Instant,
    /** Why it failed, in the provider's code. */
    failure: Type.Optional(Type.String()),
    /** The last digits of the card. */
    last4: Type.Optional(Type.String()),
    session: Type.Optional(Id),
    account: Type.Optional(Id),
    captured: Type.Optional(Price),
    refunded: Type.Optional(Price),
    providerReference: Type.Optional(Type.String()),
    providerTransactionId: Type.Optional(Type.String()),
  },
  'PaymentAttempt',
)
export type PaymentAttempt = Static<typeof PaymentAttempt>
