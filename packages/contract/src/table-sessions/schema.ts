import type { PriceResult } from '@comanda/engine'
import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'
import { Instant } from '../fields/time.ts'
import { Order, TicketLine } from '../orders/schema.ts'

export const SessionStatus = OneOf('ongoing', 'toPay', 'done', 'test', 'void', 'cancelled')
export type SessionStatus = Static<typeof SessionStatus>

/**
 * A session: the diners of one table, or one take-away order (spec 000 §3, spec 001 §3). Its `_id` is random and is the
 * capability by which its diners reach it. `result` is the engine's explained price of all its ordered lines.
 */
export const TableSession = Closed(
  {
    _id: Id,
    shop: Id,
    type: OrderType,
    status: SessionStatus,
    source: Type.Optional(OneOf('selfOrder', 'kiosk', 'staff')),
    section: Type.Optional(Id),
    user: Type.Optional(Id),
    tables: Type.Optional(
      Type.Array(
        Closed({
          item: Id,
          name: Type.String(),
          capacity: Type.Integer({ minimum: 1 }),
          split: Type.Optional(Type.String()),
        }),
      ),
    ),
    capacity: Type.Optional(Type.Integer({ minimum: 1 })),
    qrCodeViewItem: Type.Optional(Id),
    sessionName: Type.Optional(Type.String()),
    tvStatus: OneOf('none', 'received', 'preparing', 'ready', 'completed', 'taken'),
    products: Type.Array(TicketLine),
    orders: Type.Array(Type.Omit(Order, ['lines'], { $id: 'OrderOfSession' })),
    result: Type.Unsafe<PriceResult>(Type.Object({}, { additionalProperties: true })),
    startTime: Instant,
    createTime: Instant,
    endTime: Type.Optional(Instant),
    orderCutoffTime: Type.Optional(Instant),
    orderLeaveTime: Type.Optional(Instant),
    contactName: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    pickupTime: Type.Optional(Instant),
    remark: Type.Optional(Type.String()),
    /** Grows by one with each change, so that a late event never overwrites a newer answer. */
    version: Type.Integer({ minimum: 0 }),
  },
  'TableSession',
)
export type TableSession = Static<typeof TableSession>

/** What staff change of a session: closing it frees its table. */
export const TableSessionPatch = Closed({ status: SessionStatus }, 'TableSessionPatch')
export type TableSessionPatch = Static<typeof TableSessionPatch>
