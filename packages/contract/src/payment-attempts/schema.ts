import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Quantity } from '../fields/quantity.ts'
import { Instant } from '../fields/time.ts'
import { ProviderName } from '../payment-accounts/provider-name.ts'
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

/** Units of lines that somebody pays. */
export const PaidItems = Type.Array(Closed({ line: LineId, quantity: Quantity }), {
  minItems: 1,
  maxItems: 100,
})

/** An attempt as its session shows it. */
export const AttemptOfSession = Closed({
  _id: Id,
  status: PaymentAttemptStatus,
  amount: Price,
  charge: Price,
  method: Id,
  /** It pays one of so many equal parts of the bill (PAY-3.2). */
  shareOf: Type.Optional(Type.Integer({ minimum: 2 })),
  /** It pays these units of lines (PAY-3.3). */
  items: Type.Optional(PaidItems),
  /** No real money is paid. */
  sandbox: Type.Optional(Type.Literal(true)),
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
    /** No real money is paid. */
    sandbox: Type.Optional(Type.Literal(true)),
    orderNumber: Type.Optional(Type.String()),
    next: Type.Optional(PaymentNext),
    /** It is paid by a code that the payer scans. */
    code: Type.Optional(Type.Literal(true)),
    expiresTime: Instant,
    createTime: Instant,
    /**
     * Why it failed, in the provider's code: for staff and those who began it. To others only `partial` (a part came),
     * `returned` (staff sent back what came), `unconfirmed` (it was ended, and the provider did not say that nothing was paid).
     */
    failure: Type.Optional(Type.String()),
    /** What came, if anything came, and how much of that goes back or has gone back. Staff read them in any case. */
    captured: Type.Optional(Price),
    refunded: Type.Optional(Price),
    /** The last digits of the card, for staff and those who began it. */
    last4: Type.Optional(Type.String()),
    session: Type.Optional(Id),
    account: Type.Optional(Id),
    provider: Type.Optional(ProviderName),
    /** Of money that came once more, by another transaction: the attempt that was begun. */
    original: Type.Optional(Id),
    providerReference: Type.Optional(Type.String()),
    providerTransactionId: Type.Optional(Type.String()),
  },
  'PaymentAttempt',
)
export type PaymentAttempt = Static<typeof PaymentAttempt>
