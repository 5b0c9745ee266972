import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { LineId } from '../fields/line-id.ts'
import { MemberPass } from '../fields/member-pass.ts'
import { Money, Price } from '../fields/money.ts'
import { Nullable } from '../fields/nullable.ts'
import { OneOf } from '../fields/one-of.ts'
import { Quantity } from '../fields/quantity.ts'
import { RestoreKey } from '../fields/restore-key.ts'
import { Instant } from '../fields/time.ts'
import { Order } from '../orders/schema.ts'
import { GuestKey, GuestName, TableGuest } from '../table-guests/schema.ts'
import { TableSession, TaiwanInvoice } from './schema.ts'

/** `create tableSessions/createOrResume`: enter or join a table by its code. `date` is when it was scanned. */
export const CreateOrResumeData = Closed(
  {
    viewItem: Id,
    shop: Id,
    date: Instant,
    capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
    section: Type.Optional(Id),
    create: Type.Optional(Type.Boolean()),
    /**
     * A random key that the phone has made for this table: it takes part in the shared cart, and waits to be let in
     * (`guestWaiting`) if others are there. Without one, orders are each guest's own (TABLE-1.1).
     */
    guestKey: Type.Optional(GuestKey),
    guestName: Type.Optional(GuestName),
  },
  'CreateOrResumeData',
)
export type CreateOrResumeData = Static<typeof CreateOrResumeData>
export const CreateOrResumeResult = Closed({
  session: TableSession,
  restoreKey: RestoreKey,
  created: Type.Boolean(),
  /** Who the caller is at a table with a shared cart. */
  guest: Type.Optional(TableGuest),
})
export type CreateOrResumeResult = Static<typeof CreateOrResumeResult>

/** The session, with the order that was added to it (ORDER-5.1). */
export const OrderResult = Closed({ ...TableSession.properties, order: Order }, 'OrderResult')
export type OrderResult = Static<typeof OrderResult>

/** The new session, with its key and its order (ORDER-5.1). */
export const CreateSessionResult = Closed(
  {
    ...TableSession.properties,
    restoreKey: RestoreKey,
    restoreKeys: Type.Array(RestoreKey),
    order: Order,
  },
  'CreateSessionResult',
)
export type CreateSessionResult = Static<typeof CreateSessionResult>

/**
 * `create tableSessions/subscribe`: receive the `patched` events of a session; sent on every connect. `item` is the
 * session's id, or a code that enters its table.
 */
export const SubscribeData = Closed({ item: Id }, 'SubscribeData')
export type SubscribeData = Static<typeof SubscribeData>
/** `session` is the active one of the table whose code `item` is. Without one `version` is 0. */
export const SubscribeResult = Closed({
  item: Id,
  session: Type.Optional(Id),
  version: Type.Integer(),
})
export type SubscribeResult = Static<typeof SubscribeResult>

/** `create tableSessions/changeSection` (SESS-7.3). */
export const ChangeSectionData = Closed({ session: Id, section: Id }, 'ChangeSectionData')
export type ChangeSectionData = Static<typeof ChangeSectionData>

/**
 * `create tableSessions/setUser`: assigns the session to the caller, or to nobody if nobody is signed in; with
 * `memberPass` of `users/scan`, to that member. `user` may name that user; staff name any member, or `null` for nobody
 * (STAFF-5.11).
 */
export const SetUserData = Closed(
  { session: Id, user: Type.Optional(Nullable(Id)), memberPass: Type.Optional(MemberPass) },
  'SetUserData',
)
export type SetUserData = Static<typeof SetUserData>

/** `create tableSessions/updatePayment`: the server checks the state of the session's payment itself. */
export const UpdatePaymentData = Closed(
  { session: Id, restoreKey: Type.Optional(RestoreKey) },
  'UpdatePaymentData',
)
export type UpdatePaymentData = Static<typeof UpdatePaymentData>

/** `create tableSessions/payBy`: another way to pay what is to be paid first. */
export const PayByData = Closed(
  { session: Id, methodRef: Id, restoreKey: Type.Optional(RestoreKey) },
  'PayByData',
)
export type PayByData = Static<typeof PayByData>

/**
 * `create tableSessions/payByBalance`: its member pays from the stored balance; without `amount` all that is unpaid. Staff do it
 * with the pass of the code that the member shows (STAFF-5.12).
 */
export const PayByBalanceData = Closed(
  {
    session: Id,
    amount: Type.Optional(Price),
    memberPass: Type.Optional(MemberPass),
    expectedVersion: Type.Optional(Type.Integer({ minimum: 0 })),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'PayByBalanceData',
)
export type PayByBalanceData = Static<typeof PayByBalanceData>

/** `create tableSessions/setInvoice`: to whom the session's invoice goes, until it is issued (INV-3.5). */
export const SetInvoiceData = Closed(
  { session: Id, restoreKey: Type.Optional(RestoreKey), twInvoice: TaiwanInvoice },
  'SetInvoiceData',
)
export type SetInvoiceData = Static<typeof SetInvoiceData>

/** A part of a payment that goes back: lines or an amount of the bill, and tips beside it, in currency units. */
const refundedParts = {
  session: Id,
  payment: Id,
  lines: Type.Optional(
    Type.Array(Closed({ line: LineId, quantity: Quantity }), { minItems: 1, maxItems: 300 }),
  ),
  amount: Type.Optional(Price),
  tips: Type.Optional(Price),
}

export const RefundedParts = Closed(refundedParts)

/**
 * `create tableSessions/refund`: staff refund a payment, by lines or by an amount of the bill, in currency units, and tips
 * beside it.
 */
export const RefundPaymentData = Closed(
  {
    ...refundedParts,
    reason: Type.String({ minLength: 1, maxLength: 500 }),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'RefundPaymentData',
)
export type RefundPaymentData = Static<typeof RefundPaymentData>

/** `create tableSessions/previewRefund`: what `refund` would do now. Nothing changes (PAY-9.1). */
export const PreviewRefundData = Closed(refundedParts, 'PreviewRefundData')
export type PreviewRefundData = Static<typeof PreviewRefundData>

/** What would go back, and what the bill would be. In currency units. */
export const RefundPreview = Closed(
  {
    parts: Type.Array(
      Closed({
        payment: Id,
        /** The way back: by the provider of the attempt, to the member's balance, or by hand. */
        by: OneOf('provider', 'balance', 'hand'),
        amount: Price,
        tips: Price,
        surcharge: Price,
        /** What more goes back since cash is rounded, or below 0 less (PAY-3.9). */
        rounding: Type.Optional(Money),
      }),
    ),
    total: Price,
    /** The sum of a bill that staff refund without an owner; present if more would then have gone back (PAY-5.10). */
    limit: Type.Optional(Price),
    pointsEarned: Type.Optional(Type.Integer({ minimum: 0 })),
    /** How many coupons return to the member. */
    coupons: Type.Integer({ minimum: 0 }),
  },
  'RefundPreview',
)
export type RefundPreview = Static<typeof RefundPreview>
