import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Money } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'
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

/** An order: the lines that went to the kitchen together. A dine-in session may have several. */
export const Order = Closed(
  {
    _id: Id,
    shop: Id,
    session: Id,
    /** 1, 2, 3 … within its session. */
    seq: Type.Integer({ minimum: 1 }),
    /** The number that is displayed and called out, counted by shop and day. */
    number: Type.String(),
    type: OrderType,
    tableName: Type.Optional(Type.String()),
    status: OrderStatus,
    lines: Type.Array(TicketLine),
    /** The total of its lines when it was placed, in currency units. */
    total: Money,
    remark: Type.Optional(Type.String()),
    contactName: Type.Optional(Type.String()),
    pickupTime: Type.Optional(Instant),
    createTime: Instant,
    /** When an order to pay is cancelled unless it is paid (PAY-4.1). */
    payUntil: Type.Optional(Instant),
    /** When an order that was to be paid first came to the kitchen. */
    receivedTime: Type.Optional(Instant),
    preparingTime: Type.Optional(Instant),
    readyTime: Type.Optional(Instant),
    completedTime: Type.Optional(Instant),
    cancelledTime: Type.Optional(Instant),
  },
  'Order',
)
export type Order = Static<typeof Order>

/** The fields that staff change. No order becomes one to pay. */
export const OrderPatch = Closed(
  { status: OneOf('received', 'preparing', 'ready', 'completed', 'cancelled') },
  'OrderPatch',
)
export type OrderPatch = Static<typeof OrderPatch>
