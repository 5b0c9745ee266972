import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { ClosedIgnoring } from '../fields/closed-ignoring.ts'
import { LineId } from '../fields/line-id.ts'
import { MemberPass } from '../fields/member-pass.ts'
import { Money } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Quantity } from '../fields/quantity.ts'
import { RestoreKey } from '../fields/restore-key.ts'
import { TentNumber } from '../fields/tent-number.ts'
import { Instant } from '../fields/time.ts'
import { GuestKey } from '../table-guests/schema.ts'
import { OrderLine } from './line.ts'
import { TableSession, TaiwanInvoice } from './schema.ts'

const Lines = Type.Array(OrderLine, { maxItems: 300 })

/** A coupon or reward: by `id`, or as `userCoupons` and `gifts` return it; without `source` it is a coupon. */
const CouponEntry = Type.Object(
  {
    id: Type.Optional(Id),
    _id: Type.Optional(Id),
    source: Type.Optional(OneOf('coupon', 'gift')),
  },
  { additionalProperties: true, maxProperties: 100 },
)

/** Coupons and rewards on the cart, in the order in which they were added; a reward is redeemed with the order. */
const Coupons = Type.Array(Type.Union([Id, CouponEntry]), { maxItems: 20 })

/** The id of a record, or the record itself. */
const Reference = Type.Union([
  Id,
  Type.Object({ _id: Id }, { additionalProperties: true, maxProperties: 100 }),
])

/**
 * An entry of a session's `discounts`. Those of coupons and rewards say what is on the cart, like `coupons`; those of other
 * sources are the server's to decide and are ignored, as are further fields. In an entry that a session returned, `coupon` is
 * the record of the `rule`, and `id` the coupon's.
 */
const DiscountEntry = Type.Object(
  {
    source: Type.Optional(Type.String({ maxLength: 40 })),
    coupon: Type.Optional(Reference),
    gift: Type.Optional(Reference),
    rule: Type.Optional(Type.Unknown()),
    id: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: true, maxProperties: 100 },
)
const Discounts = Type.Array(DiscountEntry, { maxItems: 100 })

const cartFields = {
  coupons: Type.Optional(Coupons),
  discounts: Type.Optional(Discounts),
}

/** What both calls take besides the cart. */
const orderFields = {
  ...cartFields,
  expectedTotal: Type.Optional(Money),
  remark: Type.Optional(Type.String({ maxLength: 500 })),
  twInvoice: Type.Optional(TaiwanInvoice),
  /** The payment method by which it will be paid; whether it is paid first depends on it (PAY-4.2). */
  payBy: Type.Optional(Id),
  idempotencyKey: Type.Optional(IdempotencyKey),
}

/** A dish of a shared cart as a guest saw it: of its quantity, so much is ordered. */
const SeenDish = Closed({ id: LineId, revision: Type.Integer({ minimum: 0 }), quantity: Quantity })

/**
 * `create tableSessions/order`: adds the cart, its lines or an object with them as `products`, to a dine-in session.
 * `expectedTotal` is the total that the diner saw, in currency units: `totals.total` of these lines priced alone in this
 * session, without earlier orders. If the server's differs, nothing is ordered and its result is returned
 * (`priceChanged`, `data.result`). `expectedBill` is what the whole bill was to come to with them: if it does not, nothing is
 * ordered either, and `data.bill` has what it was (`before`) and would be (`after`) beside `data.result` (ORDER-1.17).
 */
export const OrderData = ClosedIgnoring(
  {
    session: Id,
    restoreKey: Type.Optional(RestoreKey),
    cart: Type.Optional(Type.Union([Lines, Closed({ products: Lines, ...cartFields })])),
    /**
     * What is ordered of a shared cart: dishes as the guest saw them, with the guest's key (TABLE-3). `cart` then has only
     * lines that coupons give.
     */
    lines: Type.Optional(Type.Array(SeenDish, { minItems: 1, maxItems: 300 })),
    guestKey: Type.Optional(GuestKey),
    /** A random key of the device in this session, by which its orders count as one guest's (ORDER-4.4). */
    guest: Type.Optional(RestoreKey),
    expectedBill: Type.Optional(Money),
    /** Nothing of this order waits for its course (COURSE-2.5). */
    together: Type.Optional(Type.Boolean()),
    ...orderFields,
  },
  ['shop', 'type', 'section', 'user', 'status', 'source'],
  'OrderData',
)
export type OrderData = Static<typeof OrderData>

const sessionFields = {
  type: OneOf('dineInNoTable', 'takeAway', 'delivery', 'topUp'),
  shop: Id,
  section: Type.Optional(Id),
  qrCodeViewItem: Type.Optional(Id),
  capacity: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
  contactName: Type.Optional(Type.String({ maxLength: 100 })),
  /** Of the car that takes it away, at a drive-through (ORDER-1.16). */
  licensePlate: Type.Optional(Type.String({ maxLength: 20 })),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  pickupTime: Type.Optional(Instant),
  /** The time for which the order is booked: time conditions of type `book` test it (ORDER-1.14). */
  bookedTime: Type.Optional(Instant),
  ...Type.Partial(TaiwanInvoice).properties,
}

const created = {
  ...sessionFields,
  ...orderFields,
  products: Type.Optional(Lines),
  cart: Type.Optional(Lines),
  /** The stand that the guest takes to the table: from a terminal or staff, in an order without a table (KIOSK-8.3). */
  tentNumber: Type.Optional(TentNumber),
  /** Of `approvals/grant`: staff set prices at a terminal (KIOSK-8.4). */
  approval: Type.Optional(Type.String({ maxLength: 100 })),
  /** Of `users/scan`: the member that a terminal or staff order for. */
  memberPass: Type.Optional(MemberPass),
  /** The keys of the sessions that this device has: those that are not finished count for `exceedMaxPending`. */
  restoreKeys: Type.Optional(Type.Array(RestoreKey, { maxItems: 100 })),
}

/** The fields of a session that a client may send along and does not decide. */
const decidedByServer = [
  ...Object.keys(TableSession.properties),
  '_id',
  'status',
  'source',
  'user',
  'tables',
  'surcharges',
  'taxes',
  'taxFree',
  'tips',
  'tipsWithoutTaxAdj',
  'tipsTax',
  'tipsWithoutTax',
  'adjusts',
  'preAdjusts',
  'lineAdjusts',
  'payments',
  'paymentSurchargeTax',
  'paymentSurchargeWithoutTax',
  'modifiers',
  'paidTime',
  'startTime',
  'createTime',
  'checkBillTime',
  'endTime',
  'restoreKey',
  'desiredCapacity',
  'tvStatus',
  'availableSections',
  'sessionName',
  'orderCutoffTime',
  'orderLeaveTime',
  'tableItem',
]

/**
 * `create tableSessions/create`: a new session with its order, the lines as `products` or as `cart`. `qrCodeViewItem` is
 * the table whose code was scanned, if the shop requires one for dine-in without a table. The user is the caller.
 */
export const CreateSessionData = ClosedIgnoring(created, decidedByServer, 'CreateSessionData')
export type CreateSessionData = Static<typeof CreateSessionData>
