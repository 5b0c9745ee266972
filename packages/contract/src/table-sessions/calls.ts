import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { Money, Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { RestoreKey } from '../fields/restore-key.ts'
import { Instant } from '../fields/time.ts'
import { Order } from '../orders/schema.ts'
import { OrderLine } from './line.ts'
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

const MemberPass = Type.String({ maxLength: 200 })

/** Coupons and rewards on the cart, in the order in which they were added; a reward is redeemed with the order. */
const Coupons = Type.Array(Closed({ id: Id, source: OneOf('coupon', 'gift') }), { maxItems: 20 })

/**
 * `create tableSessions/order`: adds the cart to a dine-in session. `expectedTotal` is the total that the diner saw, in
 * currency units: `totals.total` of these lines priced alone in this session, without earlier orders. If the server's
 * differs, nothing is ordered and its result is returned (`priceChanged`, `data.result`).
 */
export const OrderData = Closed(
  {
    session: Id,
    cart: Cart,
    coupons: Type.Optional(Coupons),
    expectedTotal: Type.Optional(Money),
    remark: Type.Optional(Type.String({ maxLength: 500 })),
    twInvoice: Type.Optional(TaiwanInvoice),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'OrderData',
)
export type OrderData = Static<typeof OrderData>
/** The session, with the order that was added to it (ORDER-5.1). */
export const OrderResult = Closed({ ...TableSession.properties, order: Order }, 'OrderResult')
export type OrderResult = Static<typeof OrderResult>

/**
 * `create tableSessions/create`: a new session with its order. `qrCodeViewItem` is the table whose code was scanned,
 * if the shop requires one for dine-in without a table.
 */
export const CreateSessionData = Closed(
  {
    shop: Id,
    type: OneOf('dineInNoTable', 'takeAway', 'delivery', 'topUp'),
    section: Type.Optional(Id),
    qrCodeViewItem: Type.Optional(Id),
    cart: Cart,
    coupons: Type.Optional(Coupons),
    expectedTotal: Type.Optional(Money),
    contactName: Type.Optional(Type.String({ maxLength: 100 })),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    pickupTime: Type.Optional(Instant),
    remark: Type.Optional(Type.String({ maxLength: 500 })),
    twInvoice: Type.Optional(TaiwanInvoice),
    /** Of `users/scan`: the member that a terminal or staff order for. */
    memberPass: Type.Optional(MemberPass),
    /** The keys of the sessions that this device has: those that are not finished count for `exceedMaxPending`. */
    restoreKeys: Type.Optional(Type.Array(RestoreKey, { maxItems: 100 })),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'CreateSessionData',
)
export type CreateSessionData = Static<typeof CreateSessionData>
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

/** `create tableSessions/subscribe`: receive the `patched` events of a session; sent on every connect. */
export const SubscribeData = Closed({ item: Id }, 'SubscribeData')
export type SubscribeData = Static<typeof SubscribeData>
export const SubscribeResult = Closed({ item: Id, version: Type.Integer() })
export type SubscribeResult = Static<typeof SubscribeResult>

/** `create tableSessions/changeSection` (SESS-7.3). */
export const ChangeSectionData = Closed({ session: Id, section: Id }, 'ChangeSectionData')
export type ChangeSectionData = Static<typeof ChangeSectionData>

/**
 * `create tableSessions/setUser`: assigns the session to the caller, or to nobody if nobody is signed in; with
 * `memberPass` of `users/scan`, to that member.
 */
export const SetUserData = Closed(
  { session: Id, memberPass: Type.Optional(MemberPass) },
  'SetUserData',
)
export type SetUserData = Static<typeof SetUserData>

/** `create tableSessions/updatePayment`: the server checks the state of the session's payment itself. */
export const UpdatePaymentData = Closed(
  { session: Id, restoreKey: Type.Optional(RestoreKey) },
  'UpdatePaymentData',
)
export type UpdatePaymentData = Static<typeof UpdatePaymentData>

/** `create tableSessions/pay`: staff received money at the counter, in currency units. */
export const PayData = Closed(
  {
    session: Id,
    paymentMethod: Id,
    amount: Price,
    tips: Type.Optional(Price),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'PayData',
)
export type PayData = Static<typeof PayData>

/**
 * `create tableSessions/payByBalance`: its member pays from the stored balance; without `amount` all that is unpaid.
 */
export const PayByBalanceData = Closed(
  { session: Id, amount: Type.Optional(Price), idempotencyKey: Type.Optional(IdempotencyKey) },
  'PayByBalanceData',
)
export type PayByBalanceData = Static<typeof PayByBalanceData>
