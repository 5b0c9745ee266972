import { type Static, Type } from '@feathersjs/typebox'
import { ClosedIgnoring } from '../fields/closed-ignoring.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { Price } from '../fields/money.ts'
import { RestoreKey } from '../fields/restore-key.ts'
import { PaidItems, PaymentAttempt, PaymentNext } from '../payment-attempts/schema.ts'
import { TaiwanInvoice } from '../table-sessions/schema.ts'
import { ReaderName } from './reader-name.ts'

/** What the four calls that start a payment take: at most one of `amount`, `share` and `items`; without them all that is due. */
const started = {
  session: Id,
  /** The payment method. */
  methodRef: Id,
  /** Of the bill, in currency units. */
  amount: Type.Optional(Price),
  /** One of so many equal parts of the bill. */
  share: Type.Optional(Closed({ of: Type.Integer({ minimum: 2, maximum: 50 }) })),
  items: Type.Optional(PaidItems),
  tips: Type.Optional(Price),
  /** An invoice of its own for this part. */
  twInvoice: Type.Optional(TaiwanInvoice),
  /** Pending attempts of the session that end first. */
  replace: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  restoreKey: Type.Optional(RestoreKey),
  idempotencyKey: Type.Optional(IdempotencyKey),
}

/**
 * `create cybersource/redirect/setup`, `razerOnline` and `payments/online`. Cards are never stored here: `saveInfo` may come
 * in any form.
 */
export const StartPaymentData = ClosedIgnoring(
  {
    ...started,
    /** Where the payer goes after the provider's page, with `attempt` added to its query (PAY-2.19). */
    returnUrl: Type.Optional(Type.String({ maxLength: 500, pattern: '^https?://\\S+$' })),
  },
  ['saveInfo'],
  'StartPaymentData',
)
export type StartPaymentData = Static<typeof StartPaymentData>

/** `create bbposWeb`: `reader` is the card reader's name at the provider. */
export const StartReaderPaymentData = ClosedIgnoring(
  {
    ...started,
    reader: Type.Optional(ReaderName),
  },
  ['saveInfo'],
  'StartReaderPaymentData',
)
export type StartReaderPaymentData = Static<typeof StartReaderPaymentData>

/** What any of the four calls takes. */
export type PaymentStart = StartPaymentData & StartReaderPaymentData

/** The attempt that was started, and what the payer does next. */
export const StartPaymentResult = Closed(
  { attempt: PaymentAttempt, next: PaymentNext },
  'StartPaymentResult',
)
export type StartPaymentResult = Static<typeof StartPaymentResult>
