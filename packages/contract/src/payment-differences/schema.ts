import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, Instant } from '../fields/time.ts'

/**
 * How our records and a provider's differ (PAY-6.11). `notHere`: the provider has a payment that we do not count; `notThere`: we
 * count one that the provider does not have; `amount`: both have it, with different amounts or currencies.
 */
export const PaymentDifferenceKind = OneOf(
  'notHere',
  'notThere',
  'amount',
  'refundNotHere',
  'refundNotThere',
)
export type PaymentDifferenceKind = Static<typeof PaymentDifferenceKind>

export const PaymentDifference = Closed(
  {
    _id: Id,
    shop: Id,
    account: Id,
    day: Day,
    kind: PaymentDifferenceKind,
    /** Ours, if there is one. */
    attempt: Type.Optional(Id),
    session: Type.Optional(Id),
    refund: Type.Optional(Id),
    /** The provider's id. */
    transaction: Type.Optional(Type.String()),
    /** Our amount and the provider's, in currency units; absent if there is none. */
    here: Type.Optional(Price),
    there: Type.Optional(Price),
    /** The provider's, if it has one. */
    currency: Type.String(),
    /** When it was paid or refunded. */
    time: Instant,
    createTime: Instant,
    solved: Type.Boolean(),
    solvedTime: Type.Optional(Instant),
    /** The staff who said that it is settled; absent if a later comparison found it equal. */
    solvedBy: Type.Optional(Id),
    /** What they said. */
    note: Type.Optional(Type.String()),
  },
  'PaymentDifference',
)
export type PaymentDifference = Static<typeof PaymentDifference>

/** Staff have looked at it and settled it outside, as with a refund on the provider's site: it is solved. */
export const PaymentDifferencePatch = Closed(
  { note: Type.String({ minLength: 1, maxLength: 500 }) },
  'PaymentDifferencePatch',
)
export type PaymentDifferencePatch = Static<typeof PaymentDifferencePatch>
