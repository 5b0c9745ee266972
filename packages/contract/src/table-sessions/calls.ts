import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Money } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'
import { Order } from '../orders/schema.ts'
import { OrderLine } from './line.ts'
import { TableSession } from './schema.ts'

/** 16 to 64 url-safe characters, made once for one intended write and kept for its retries. */
export const IdempotencyKey = Type.String({ pattern: '^[0-9A-Za-z_-]{16,64}$' })
/** Random key that lets a diner come back to a session that has no table (spec 000 §3). */
export const RestoreKey = Type.String({ pattern: '^[0-9A-Za-z_-]{24,64}$' })

/** `create tableSessions/createOrResume`: enter or join a table by its code. `date` is when it was scanned. */
export const CreateOrResumeData = Closed(
  {
    viewItem: Id,
    shop: Id,
    date: Instant,
    capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
    section: Type.Optional(Id),
    create: Type.Optional(Type.Boolean()),
  },
  'CreateOrResumeData',
)
export type CreateOrResumeData = Static<typeof CreateOrResumeData>
export const CreateOrResumeResult = Closed({
  session: TableSession,
  restoreKey: RestoreKey,
  created: Type.Boolean(),
})
export type CreateOrResumeResult = Static<typeof CreateOrResumeResult>

const Cart = Type.Array(OrderLine, { minItems: 1, maxItems: 300 })

/**
 * `create tableSessions/order`: add the cart to a dine-in session. `expectedTotal` is what the diner saw, in currency
 * units: `totals.total` of these lines priced by themselves in this session, without those ordered before. Where the
 * server's differs, nothing is ordered and its result comes back (`priceChanged`, `data.result`).
 */
export const OrderData = Closed(
  {
    session: Id,
    cart: Cart,
    expectedTotal: Type.Optional(Money),
    remark: Type.Optional(Type.String({ maxLength: 500 })),
    idempotencyKey: IdempotencyKey,
  },
  'OrderData',
)
export type OrderData = Static<typeof OrderData>
export const OrderResult = Closed({ session: TableSession, order: Order })
export type OrderResult = Static<typeof OrderResult>

/**
 * `create tableSessions/create`: a new session with its order. `qrCodeViewItem` is the table whose code was scanned,
 * where the shop wants one for dine-in without a table.
 */
export const CreateSessionData = Closed(
  {
    shop: Id,
    type: OneOf('dineInNoTable', 'takeAway', 'delivery'),
    section: Type.Optional(Id),
    qrCodeViewItem: Type.Optional(Id),
    cart: Cart,
    expectedTotal: Type.Optional(Money),
    contactName: Type.Optional(Type.String({ maxLength: 100 })),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    pickupTime: Type.Optional(Instant),
    remark: Type.Optional(Type.String({ maxLength: 500 })),
    idempotencyKey: IdempotencyKey,
  },
  'CreateSessionData',
)
export type CreateSessionData = Static<typeof CreateSessionData>
export const CreateSessionResult = Closed({
  session: TableSession,
  order: Order,
  restoreKey: RestoreKey,
})
export type CreateSessionResult = Static<typeof CreateSessionResult>

/** `create tableSessions/subscribe`: hear the `patched` events of a session; sent on every connect. */
export const SubscribeData = Closed({ item: Id }, 'SubscribeData')
export type SubscribeData = Static<typeof SubscribeData>
export const SubscribeResult = Closed({ item: Id, version: Type.Integer() })
export type SubscribeResult = Static<typeof SubscribeResult>
