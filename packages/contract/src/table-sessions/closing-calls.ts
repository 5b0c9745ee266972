import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale } from '../fields/app-locale.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { Price } from '../fields/money.ts'
import { Quantity } from '../fields/quantity.ts'
import { RestoreKey } from '../fields/restore-key.ts'
import { ClosedUnpaid } from './schema.ts'
import { approvalFields, reasonFields, staffCallFields } from './staff-fields.ts'

/**
 * `create tableSessions/close`: staff end a session, which frees its table. With something left to pay, `how` says what it
 * was, and a reason or a note why (STAFF-2.2).
 */
export const CloseSessionData = Closed(
  {
    ...staffCallFields,
    how: Type.Optional(ClosedUnpaid),
    ...reasonFields,
    ...approvalFields,
  },
  'CloseSessionData',
)
export type CloseSessionData = Static<typeof CloseSessionData>

/**
 * `create tableSessions/pay`: staff received money at the counter, in currency units. Without `amount`, `share` and `lines`
 * it is all that is due.
 */
export const PayData = Closed(
  {
    ...staffCallFields,
    paymentMethod: Id,
    amount: Type.Optional(Price),
    /** One of so many equal parts of the bill. */
    share: Type.Optional(Closed({ of: Type.Integer({ minimum: 2, maximum: 50 }) })),
    lines: Type.Optional(
      Type.Array(Closed({ line: LineId, quantity: Quantity }), { minItems: 1, maxItems: 300 }),
    ),
    tips: Type.Optional(Price),
    /** The cash that was handed over; the payment says what of it is change. */
    tendered: Type.Optional(Price),
    /** What the slip of a card reader says. */
    reference: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** The drawer that cash goes into (STAFF-6.6). */
    till: Type.Optional(Id),
  },
  'PayData',
)
export type PayData = Static<typeof PayData>

/** `create tableSessions/reopen`: a completed bill is open again (STAFF-2.18). */
export const ReopenSessionData = Closed(
  { ...staffCallFields, ...reasonFields, ...approvalFields },
  'ReopenSessionData',
)
export type ReopenSessionData = Static<typeof ReopenSessionData>

/** `create tableSessions/mailReceipt`: staff send a guest the receipt of a bill (STAFF-5.18). */
export const MailReceiptData = Closed(
  {
    ...staffCallFields,
    email: Type.String({ format: 'email', maxLength: 200 }),
    /** The language of the mail. */
    locale: Type.Optional(AppLocale),
  },
  'MailReceiptData',
)
export type MailReceiptData = Static<typeof MailReceiptData>

/** `create tableSessions/askBill`: a diner asks for the bill (STAFF-2.13). */
export const AskBillData = Closed(
  { session: Id, restoreKey: Type.Optional(RestoreKey) },
  'AskBillData',
)
export type AskBillData = Static<typeof AskBillData>

/**
 * `create tableSessions/cancel`: a diner cancels an order that the kitchen has not begun (ORDER-6.7); without `order`, a
 * member gives up an unpaid top-up (ORDER-6.8).
 */
export const CancelOrderData = Closed(
  { session: Id, order: Type.Optional(Id), restoreKey: Type.Optional(RestoreKey) },
  'CancelOrderData',
)
export type CancelOrderData = Static<typeof CancelOrderData>

/** `create tableSessions/abandon`: a kiosk gives up an order that was to be paid at it (KIOSK-6.4). */
export const AbandonSessionData = Closed({ session: Id }, 'AbandonSessionData')
export type AbandonSessionData = Static<typeof AbandonSessionData>
