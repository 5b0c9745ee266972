import type { Condition, Menu, Order, OrderPatch, TableSession, User } from '@comanda/contract'
import { canPreparationBecome } from '@comanda/shop-rules/sessions'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { logInTransaction } from '../../../audit/pending-action.ts'
import { idAnd } from '../../../table-service/read.ts'
import { whereOf } from '../../../table-service/where.ts'
import { refused } from '../../../errors/refusal.ts'
import type { CouponKey } from '../../rewards/user-coupons/coupon-key.ts'
import { rankWhenDone } from '../../accounts/users/spends/rank-when-done.ts'
import { announceMember } from '../announcements/announce-member.ts'
import { announceOrder, announceSession } from '../announcements/announce.ts'
import { orderShops } from '../queries/find-orders.ts'
import { sendToKitchen } from '../closing/release-orders.ts'
import { type SettledBill, settleBill } from '../closing/settle-bill.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { Ordering } from '../table-sessions/ordering.ts'
import { sectionsOf } from '../pricing/session-sections.ts'
import { changeTickets } from '../kitchen/change-tickets.ts'
import { stepTickets } from '../kitchen/step-tickets.ts'
import { addEvents } from '../queries/add-events.ts'
import { inLockedSession, type LockedWith } from '../queries/in-locked-session.ts'
import { saveSession } from '../queries/save-session.ts'
import { sessionRecord, type SessionState } from '../records/session-record.ts'
import { tvStatusOf } from '../records/tv-status.ts'
import { approverOfCancelling } from './approver-of-cancelling.ts'
import { type CancelledOrders, cancelOrders } from '../closing/cancel-orders.ts'
import { orderNotFound } from '../../../errors/order-not-found.ts'
import { orderRecord } from '../records/order-record.ts'
import { illegalStep, saveStatus } from './save-status.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import { whenLeft } from '../table-sessions/ending/when-left.ts'

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

interface Changed {
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

const changeStatus = async (
  transaction: Database,
  state: SessionState,
  before: OrderRow,
  step: Step,
): Promise<Changed> => {
  const { menu, change, now } = step
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

const sessionOfOrder = async (
  database: Database,
  shop: string,
  { id, reach }: StatusChange,
): Promise<Pick<OrderRow, 'shop' | 'session'> | undefined> => {
  const [row] = await database
    .select({ shop: orders.shop, session: orders.session })
    .from(orders)
    .where(and(eq(orders.shop, shop), whereOf(getTableColumns(orders), idAnd(id, reach))))
  return row
}

/** How often an order is looked up again that went to another bill before its own was locked. */
const MOVED_TRIES = 3

/**
 * `patch orders/{id}`: moves an order along (received, preparing, ready, completed; cancelled until then). Concurrent
 * changes are serialised: the second sees the status set by the first. Setting the same status changes nothing.
 * Cancelling returns the stock and prices the session again. `known` is its bill, if it was read just now.
 */
export const patchOrder = async (
  ordering: Ordering,
  change: StatusChange,
  known?: Pick<OrderRow, 'shop' | 'session'>,
  tries = MOVED_TRIES,
): Promise<Order> => {
  const { reads, shopDirectory, bus, now: clock, menuOf, stocksChanged } = ordering
  const found =
    known ??
    (await shopDirectory.readByShop(reads, orderShops, change.id, (shop) =>
      sessionOfOrder(reads, shop, change),
    ))
  const menu = found && (await menuOf(found.shop))
  if (!found || !menu) throw refused(orderNotFound)
  const now = new Date(clock())
  const changedIn = async (
    transaction: Database,
    state: SessionState,
    before: OrderRow,
    revision: number,
  ): Promise<Changed> => {
    if (before.status === change.status)
      return { order: orderRecord(before, state.lines), ...nothingBack, released: [] }
    const menuNow = await ordering.menuAt(transaction, menu, revision)
    return changeStatus(transaction, state, before, { menu: menuNow, change, now })
  }
  const work = async (transaction: Database, state: SessionState, { menuRevision }: LockedWith) => {
    const before = state.orders.find((one) => one._id === change.id)
    if (!before) return undefined
    const { shop, _id: record, status } = before
    const changed = await changedIn(transaction, state, before, menuRevision)
    const said = { shop, record, before: { status } }
    return { ...changed, logged: await logInTransaction(transaction, 'orders', said) }
  }
  const changed = await inLockedSession(ordering, found, work)
  if (!changed && tries > 0) return patchOrder(ordering, change, undefined, tries - 1)
  if (!changed) throw refused(orderNotFound)
  changed.logged()
  for (const order of changed.released) announceOrder(bus, 'patched', order)
  if (changed.session) {
    announceSession(bus, changed.session)
    rankWhenDone(ordering, changed.session)
    whenLeft(ordering, changed.session, false)
  }
  stocksChanged(found.shop, changed.stocks)
  const { coupons } = changed
  announceMember(reads, bus, {
    session: found.session,
    user: changed.session?.user,
    coupons,
    now,
  })
  return changed.order
}
