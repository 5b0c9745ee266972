import type { AcceptOrderData, EstimateOrderData, Order } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { refused } from '../../../errors/refusal.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { changeTickets } from '../kitchen/change-tickets.ts'
import {
  type EstimatedTimes,
  estimatedTimes,
  hasEstimate,
  readyIn,
} from '../kitchen/estimated-times.ts'
import { readKitchenPace } from '../kitchen/kitchen-pace.ts'
import { addEvents } from '../queries/add-events.ts'
import { orderNumber, orderRecord } from '../records/order-record.ts'
import type { ChangedSession, LockedSession } from '../table-sessions/change-session.ts'
import type { Ordering } from '../table-sessions/ordering.ts'
import { inOrder } from './in-order.ts'

const notOpen = ({ status: from }: OrderRow) =>
  refused({
    kind: 'Conflict',
    code: 'illegalTransition',
    message: `An order that is ${from} is not in the kitchen any more.`,
    field: 'order',
    detail: { from, to: 'received' },
  })

const saved = async (
  { transaction, state, now }: LockedSession,
  before: OrderRow,
  changes: Partial<OrderRow>,
  event: {
    readonly kind: 'accepted' | 'estimated'
    readonly actor: Actor
    readonly minutes?: number
  },
): Promise<ChangedSession> => {
  const { shop, _id: session } = state.row
  const rows = await transaction
    .update(orders)
    .set(changes)
    .where(and(eq(orders.shop, shop), eq(orders._id, before._id)))
    .returning()
  const all = state.orders.map((one) => rows.find(({ _id }) => _id === one._id) ?? one)
  const { kind, actor, minutes } = event
  const detail = {
    order: before._id,
    number: orderNumber(before.number),
    ...(minutes === undefined ? {} : { minutes }),
  }
  await addEvents(transaction, { shop, session, at: now.toISOString(), kind, actor, detail })
  await changeTickets(transaction, state, { lines: state.lines, orders: all }, now)
  return {
    state: { ...state, orders: all },
    orders: rows.map((row) => orderRecord(row, state.lines)),
  }
}

/** Returns when an order is ready that staff accept: as they say, else as the kitchen's estimate does; not before its slot. */
const acceptedTimes = async (
  { transaction, menu: { shop }, state: { row, lines }, now }: LockedSession,
  order: OrderRow,
  minutes: number | undefined,
): Promise<Partial<EstimatedTimes>> => {
  const slot = Math.max(
    ...[order.pickupTime, row.bookedTime].map((at) => (at === null ? 0 : Date.parse(at))),
  )
  if (minutes !== undefined)
    return readyIn(Math.max(minutes, (slot - now.getTime()) / 60_000), {}, now)
  if (!hasEstimate(shop, order.type)) return {}
  const pace = await readKitchenPace(transaction, row.shop, now)
  return estimatedTimes(shop, { ...order, bookedTime: row.bookedTime }, lines, pace, now)
}

/** `create orders/accept`: the kitchen gets an order that waited for staff (ORDER-7.3). */
export const acceptOrder = (
  ordering: Ordering,
  { shop, order, minutes }: AcceptOrderData,
  actor: Actor,
): Promise<Order> =>
  inOrder(ordering, { shop, order }, async (locked, before) => {
    if (before.status === 'cancelled' || before.status === 'toPay') throw notOpen(before)
    if (before.acceptUntil === null) return undefined
    const changes = {
      acceptUntil: null,
      acceptedTime: locked.now.toISOString(),
      ...(await acceptedTimes(locked, before, minutes)),
    }
    const event = {
      kind: 'accepted' as const,
      actor,
      ...(minutes === undefined ? {} : { minutes }),
    }
    return saved(locked, before, changes, event)
  })

/** `create orders/estimate`: an order in the kitchen is ready at another time than its diner has read (KITCHEN-6.5). */
export const estimateOrder = (
  ordering: Ordering,
  { shop, order, minutes }: EstimateOrderData,
  actor: Actor,
): Promise<Order> =>
  inOrder(ordering, { shop, order }, async (locked, before) => {
    const isInKitchen = before.status === 'received' || before.status === 'preparing'
    if (!isInKitchen || before.acceptUntil !== null) throw notOpen(before)
    const changes = readyIn(minutes, before, locked.now)
    return saved(locked, before, changes, { kind: 'estimated', actor, minutes })
  })
