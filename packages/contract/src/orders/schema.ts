import { type Static, Type } from '@feathersjs/typebox'
import { OrderChannel } from '../channels/schema.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Money } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'
import { TentNumber } from '../fields/tent-number.ts'
import { Instant } from '../fields/time.ts'
import { TicketLine } from './ticket-line.ts'

/** The status for kitchen and diner (ORDER-3.2). An order to pay is nobody's work yet (PAY-4.1). */
export const OrderStatus = OneOf(
  'toPay',
  'received',
  'preparing',
  'ready',
  'completed',
  'cancelled',
)
export type OrderStatus = Static<typeof OrderStatus>

/** Why an order was declined; `noResponse`: nobody accepted it in time. `note`: what staff say to the diner. */
export const OrderDeclined = Closed({
  reason: OneOf('busy', 'soldOut', 'closing', 'other', 'noResponse'),
  note: Type.Optional(Type.String({ maxLength: 200 })),
})
export type OrderDeclined = Static<typeof OrderDeclined>

const summary = {
  _id: Id,
  shop: Id,
  session: Id,
  /** 1, 2, 3 … within its session. */
  seq: Type.Integer({ minimum: 1 }),
  /** The number that is displayed and called out, counted by shop and day. */
  number: Type.String(),
  type: OrderType,
  tableName: Type.Optional(Type.String()),
  /** The stand that its guest took to the table, of an order without a table (KIOSK-8.3). */
  tentNumber: Type.Optional(TentNumber),
  /** Who placed it: a guest, a terminal or staff. Absent from orders of before this was stored. */
  source: Type.Optional(OneOf('selfOrder', 'kiosk', 'staff')),
  /** The channel that it came from (CHANNEL-2.6). */
  channel: Type.Optional(OrderChannel),
  status: OrderStatus,
  remark: Type.Optional(Type.String()),
  contactName: Type.Optional(Type.String()),
  licensePlate: Type.Optional(Type.String()),
  pickupTime: Type.Optional(Instant),
  createTime: Instant,
  /** When an order to pay is cancelled unless it is paid (PAY-4.1); also of one that was cancelled unpaid. */
  payUntil: Type.Optional(Instant),
  /** When an order that was to be paid first came to the kitchen. */
  receivedTime: Type.Optional(Instant),
  /** Until when staff accept it; absent once they have. It is `received`, and nobody's work yet (ORDER-7.2). */
  acceptUntil: Type.Optional(Instant),
  acceptedTime: Type.Optional(Instant),
  /** Why staff declined it, for its diner (ORDER-7.4). */
  declined: Type.Optional(OrderDeclined),
  /** When it is to be ready, as its diner reads it, and what that was first, if staff have changed it (KITCHEN-6.4). */
  estimatedTime: Type.Optional(Instant),
  firstEstimatedTime: Type.Optional(Instant),
  preparingTime: Type.Optional(Instant),
  readyTime: Type.Optional(Instant),
  completedTime: Type.Optional(Instant),
  cancelledTime: Type.Optional(Instant),
}

/**
 * An order as its session lists it. `total` is that of its lines when it was placed, in currency units. `guest` counts the
 * devices that ordered at the table, from 1, in the order of their first orders (ORDER-4.4).
 */
export const OrderOfSession = Closed(
  { ...summary, total: Money, guest: Type.Optional(Type.Integer({ minimum: 1 })) },
  'OrderOfSession',
)
export type OrderOfSession = Static<typeof OrderOfSession>

/** An order: the lines that went to the kitchen together. A dine-in session may have several. */
export const Order = Closed(
  {
    ...summary,
    lines: Type.Array(TicketLine),
    /** The total of its lines when it was placed, in currency units. The kitchen is not told (STAFF-3.3). */
    total: Type.Optional(Money),
    /** Of the contact. Not for the kitchen. */
    phone: Type.Optional(Type.String()),
    /** Nothing is left to pay of its bill. Not in events, and not for the kitchen. */
    paid: Type.Optional(Type.Literal(true)),
  },
  'Order',
)
export type Order = Static<typeof Order>

/**
 * The fields that staff change. No order becomes one to pay. One that the kitchen has begun is cancelled by a manager, or
 * with the approval of one for `orders/cancel` (STAFF-3.9).
 */
export const OrderPatch = Closed(
  {
    status: OneOf('received', 'preparing', 'ready', 'completed', 'cancelled'),
    /** The status that the caller has seen: with another one by now, the step is refused (`illegalTransition`). */
    expectedStatus: Type.Optional(OrderStatus),
    /** Why it is cancelled. */
    note: Type.Optional(Type.String({ maxLength: 500 })),
    approval: Type.Optional(Type.String({ maxLength: 100 })),
  },
  'OrderPatch',
)
export type OrderPatch = Static<typeof OrderPatch>
