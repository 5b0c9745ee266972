import type { Condition, Menu, Order, OrderPatch, TableSession, User } from '@comanda/contract'
import { canPreparationBecome } from '@comanda/shop-rules/sessions'
import type { Database } from '../../../database/connect.ts'
import type { OrderRow } from '../../../tables/orders.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { rankWhenDone } from '../../accounts/users/spends/rank-when-done.ts'
import type { CouponKey } from '../../rewards/user-coupons/coupon-key.ts'
import { announceMember } from '../announcements/announce-member.ts'
import { announceOrder, announceSession } from '../announcements/announce.ts'
import { type CancelledOrders, cancelOrders } from '../closing/cancel-orders.ts'
import { sendToKitchen } from '../closing/release-orders.ts'
import { type SettledBill, settleBill } from '../closing/settle-bill.ts'
import { changeTickets } from '../kitchen/change-tickets.ts'
import { stepTickets } from '../kitchen/step-tickets.ts'
import { sectionsOf } from '../pricing/session-sections.ts'
import { addEvents } from '../queries/add-events.ts'
import { saveSession } from '../queries/save-session.ts'
import { orderRecord } from '../records/order-record.ts'
import { sessionRecord, type SessionState } from '../records/session-record.ts'
import { tvStatusOf } from '../records/tv-status.ts'
import { whenLeft } from '../table-sessions/ending/when-left.ts'
import type { Ordering } from '../table-sessions/ordering.ts'
import { approverOfCancelling } from './approver-of-cancelling.ts'
import { illegalStep, saveStatus } from './save-status.ts'

/** A change of an order's status by staff. `reach` restricts it to the orders that their policy allows. */
export interface StatusChange extends OrderPatch {
  readonly id: string
  readonly reach: Condition
  readonly actor: Actor
  /** Undefined for the server itself. */
  readonly user: User | undefined
  /** Returns whether they manage a shop. */
  readonly manages: (shop: string) => boolean
}

/** A step of an order that was taken, as it is announced. */
export interface SteppedOrder {
  readonly order: Order
  /** Others that are paid by now, and went to the kitchen. */
  readonly released: readonly Order[]
  /** Undefined if the order had the status already. */
  readonly session?: TableSession
  readonly coupons: readonly CouponKey[]
  readonly stocks: readonly string[]
}

type Stepped = SettledBill & Pick<CancelledOrders, 'coupons' | 'stocks'>

const nothingBack = { coupons: [], stocks: [] } as const

/** What a step is taken with. */
interface Step {
  readonly menu: Menu
  readonly change: StatusChange
  readonly now: Date
}

const isOver = (status: Order['status']): boolean =>
  status === 'completed' || status === 'cancelled'

/** Returns what a step of an order changes in its locked session. */
const stepped = async (
  transaction: Database,
  state: SessionState,
  before: OrderRow,
  { menu, change, now }: Step,
): Promise<Stepped> => {
  const { status, actor } = change
  if (status === 'cancelled') {
    const approver = await approverOfCancelling({ transaction, menu, state, now }, before, change)
    const by = { ...actor, ...(approver === undefined ? {} : { approver }) }
    return cancelOrders(transaction, menu, state, [before._id], by, now, change.note)
  }
  if (before.status === 'toPay')
    return { ...(await sendToKitchen(transaction, menu, state, actor, now)), ...nothingBack }
  const saved = await saveStatus(transaction, before, status, now)
  const all = state.orders.map((one) => (one._id === saved._id ? saved : one))
  await changeTickets(transaction, state, { lines: state.lines, orders: all }, now)
  await stepTickets(transaction, saved, now)
  const settled = await settleBill(transaction, menu, { ...state, orders: all }, actor, now)
  const detail = { order: saved._id, number: saved.number, from: before.status, to: status }
  const { shop, _id: session } = state.row
  const event = { shop, session, at: now.toISOString(), actor, detail }
  await addEvents(transaction, { ...event, kind: 'orderStatus' })
  const tvStatus = tvStatusOf(all.map((one) => one.status))
  return { ...settled, changes: { tvStatus, ...settled.changes }, ...nothingBack }
}

/** Returns whether staff may move an order so: one to pay goes to the kitchen unpaid if a manager says so (PAY-4.6). */
const canMove = ({ status: from, shop }: OrderRow, { status, manages }: StatusChange): boolean =>
  from === 'toPay' && status === 'received' ? manages(shop) : canPreparationBecome(from, status)

/** Moves an order along in a transaction that has locked its session. Setting the same status changes nothing. */
export const stepOrder = async (
  transaction: Database,
  state: SessionState,
  before: OrderRow,
  step: Step,
): Promise<SteppedOrder> => {
  const { menu, change, now } = step
  if (before.status === change.status)
    return { order: orderRecord(before, state.lines), ...nothingBack, released: [] }
  const { expectedStatus = before.status } = change
  if (before.status !== expectedStatus || !canMove(before, change))
    throw illegalStep(before.status, change.status)
  const after = await stepped(transaction, state, before, step)
  const { orders: all, lines } = after.state
  const isTaken = state.row.status === 'done' && all.every((one) => isOver(one.status))
  const session = await saveSession(transaction, state.row, {
    ...after.changes,
    ...(isTaken ? { tvStatus: 'taken' } : {}),
  })
  const moved = all.find(({ _id }) => _id === before._id) ?? before
  return {
    order: orderRecord(moved, lines),
    released: after.released.filter(({ _id }) => _id !== before._id),
    session: sessionRecord({ ...after.state, row: session }, sectionsOf(menu, session, now)),
    stocks: after.stocks,
    coupons: after.coupons,
  }
}

/** Announces the step of an order. Only after the transaction. */
export const announceStep = (
  ordering: Ordering,
  { shop, session: on }: Pick<OrderRow, 'shop' | 'session'>,
  { released, session, stocks, coupons }: SteppedOrder,
  now: Date,
): void => {
  const { reads, bus, stocksChanged } = ordering
  for (const order of released) announceOrder(bus, 'patched', order)
  if (session) {
    announceSession(bus, session)
    rankWhenDone(ordering, session)
    whenLeft(ordering, session, false)
  }
  stocksChanged(shop, stocks)
  announceMember(reads, bus, { session: on, user: session?.user, coupons, now })
}
