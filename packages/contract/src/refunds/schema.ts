import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Quantity } from '../fields/quantity.ts'
import { Instant } from '../fields/time.ts'

/**
 * `due`: to be sent to the provider, or to be given by hand if it has no attempt; `sent`: the provider has not said yet;
 * `failed`: the provider refused, staff decide.
 */
export const RefundStatus = OneOf('due', 'sent', 'done', 'failed')
export type RefundStatus = Static<typeof RefundStatus>

/** Why money goes back. All but `request` are the server's own. */
export const RefundReason = OneOf(
  'request',
  'surplus',
  'partial',
  'overpaid',
  'cancelled',
  'rejected',
)
export type RefundReason = Static<typeof RefundReason>

/** Money that goes back to a payer (PAY-5.1). */
export const Refund = Closed(
  {
    _id: Id,
    shop: Id,
    session: Id,
    /** The attempt that was paid; without it the money is given by hand. */
    attempt: Type.Optional(Id),
    /** The payment that it reverses; without it no payment was counted. */
    payment: Type.Optional(Id),
    method: Type.Optional(Id),
    type: OneOf('counter', 'balance', 'card', 'wallet', 'channel'),
    /** All that goes back, tips and surcharge included, in currency units. */
    amount: Price,
    reason: RefundReason,
    /** What staff said. */
    remark: Type.Optional(Type.String()),
    lines: Type.Optional(Type.Array(Closed({ line: LineId, quantity: Quantity }))),
    /** Who began it: staff, a diner's action, or the server by itself. */
    actor: Closed({
      role: OneOf('diner', 'staff', 'kiosk', 'key', 'server'),
      user: Type.Optional(Id),
      member: Type.Optional(Id),
    }),
    /** The staff who approved it. */
    approver: Type.Optional(Id),
    status: RefundStatus,
    providerRefundId: Type.Optional(Type.String()),
    tries: Type.Integer({ minimum: 0 }),
    /** What the provider said last. */
    failure: Type.Optional(Type.String()),
    /** What staff noted when they gave it by hand. */
    note: Type.Optional(Type.String()),
    createTime: Instant,
    doneTime: Type.Optional(Instant),
  },
  'Refund',
)
export type Refund = Static<typeof Refund>

/** `create refunds/again`: what a provider refused is sent again, after its cause was mended. */
export const AgainRefundData = Closed({ refund: Id }, 'AgainRefundData')
export type AgainRefundData = Static<typeof AgainRefundData>

/** `create refunds/byHand`: staff gave the money back by other means, such as cash or a transfer, and say how. */
export const RefundByHandData = Closed(
  { refund: Id, note: Type.String({ minLength: 1, maxLength: 500 }) },
  'RefundByHandData',
)
export type RefundByHandData = Static<typeof RefundByHandData>
