import type { Menu } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'
import { onlineFailure, type OnlineFailure, pauseOf } from '@comanda/shop-rules/sessions'
import { localMoment } from '@comanda/engine/time'
import type { Refusal } from '../../../errors/refusal.ts'
import type { RequestedSession } from './order/requested-order.ts'
import type { SessionState } from '../records/session-record.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'

export const sessionClosed: Refusal = {
  kind: 'Conflict',
  code: 'sessionClosed',
  message: 'Order is closed. Please scan QR Code again.',
}

/** Returns why a session takes no more orders: it is not ongoing, or past its cut-off. */
export const closedRefusal = (row: SessionRow, now: Date): Refusal | undefined => {
  if (row.type !== 'dineIn' || row.status !== 'ongoing') return sessionClosed
  if (row.orderCutoffTime === null || Date.parse(row.orderCutoffTime) > now.getTime())
    return undefined
  return {
    kind: 'Conflict',
    code: 'orderCutoff',
    message: sessionClosed.message,
    detail: { orderCutoffTime: row.orderCutoffTime },
  }
}

/** The shop is not open yet (SETUP-2.3). */
export const beingSetUp: Refusal = {
  kind: 'Conflict',
  code: 'shopBeingSetUp',
  message: 'This shop is being set up and takes no orders yet.',
}

const shopRefusals: Readonly<Record<OnlineFailure, Refusal>> = {
  fixedCodeTableInvalid: {
    kind: 'BadRequest',
    code: 'fixedCodeTableInvalid',
    message: 'Invalid Code',
  },
  shopNotEnabledForOnline: {
    kind: 'Conflict',
    code: 'shopNotEnabledForOnline',
    message: 'This shop does not take such orders online.',
  },
  timeSlotNotFound: {
    kind: 'Conflict',
    code: 'shopClosed',
    message: 'The shop is now closed. You cannot checkout.',
  },
}

/** Returns why a shop takes no order of a guest of this type now (SESS-4). */
export const shopRefusal = (
  { shop }: Pick<Menu, 'shop'>,
  type: OrderType,
  now: Date,
  hasTableCode: boolean,
): Refusal | undefined => {
  if (shop.beingSetUp) return beingSetUp
  if (pauseOf(shop, type, now.getTime())) return shopRefusals.shopNotEnabledForOnline
  const at = localMoment(now.getTime(), shop.timeZone)
  const failure = onlineFailure(shop, type, at, hasTableCode)
  return failure && shopRefusals[failure]
}

/** How far a picked time may be in the past, in ms: choosing and sending take time. */
const PICKUP_GRACE = 5 * 60_000

/** Returns why an order cannot be picked up, or booked, for the chosen time: it is past, or the shop is closed then. */
export const timeRefusal = (
  menu: Pick<Menu, 'shop'>,
  data: Pick<RequestedSession, 'type' | 'pickupTime' | 'bookedTime'>,
  field: 'pickupTime' | 'bookedTime',
  now: Date,
  isStaff: boolean,
): Refusal | undefined => {
  const { type, [field]: time } = data
  if (time === undefined) return undefined
  const at = new Date(time)
  const isOver = at.getTime() < now.getTime() - PICKUP_GRACE
  if (!isOver && (isStaff || !shopRefusal(menu, type, at, true))) return undefined
  return {
    kind: 'Conflict',
    code: 'timeSlotNotFound',
    message: `The order cannot be ${field === 'pickupTime' ? 'picked up at' : 'booked for'} this time.`,
    field,
  }
}

/** Returns why a table must wait before it orders again; `time` is when it may. */
export const intervalRefusal = (
  { shop }: Pick<Menu, 'shop'>,
  { orders }: Pick<SessionState, 'orders'>,
  now: Date,
): Refusal | undefined => {
  const last = orders.findLast(({ status }) => status !== 'cancelled')
  if (!last || !shop.minOrderInterval) return undefined
  const time = new Date(Date.parse(last.createTime) + shop.minOrderInterval * 1000)
  if (time <= now) return undefined
  return {
    kind: 'Conflict',
    code: 'orderInterval',
    message: `Please try placing your order again after ${time.toISOString()}`,
    detail: { time: time.toISOString() },
  }
}

/** Lines of a session if the shop sets no limit: more than any party orders, and few enough to price with each order. */
const LINES_BY_DEFAULT = 500
/** What a shop may set at most; one that has set more before this was a limit is limited, too. */
const MOST_LINES = 1000

/** Returns why a session cannot have so many lines (ORDER-6.20). */
export const linesRefusal = ({ shop }: Pick<Menu, 'shop'>, lines: number): Refusal | undefined => {
  const limit = Math.min(shop.maxSessionLines ?? LINES_BY_DEFAULT, MOST_LINES)
  if (lines <= limit) return undefined
  const message = 'The bill has too many lines.'
  return { kind: 'Conflict', code: 'tooManyLines', message, field: 'cart', detail: { limit } }
}
