import type { Condition, Menu, Order, OrderStatus, TableSession } from '@comanda/contract'
import { canPreparationBecome } from '@comanda/engine/sessions'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { idAnd } from '../../../table-service/read.ts'
import { whereOf } from '../../../table-service/where.ts'
import { refused } from '../../../errors/refusal.ts'
import type { CouponKey } from '../../rewards/user-coupons/coupon-key.ts'
import { rankWhenDone } from '../../accounts/users/spends/rank-when-done.ts'
import { announceMember } from '../announcements/announce-member.ts'
import { announceSession } from '../announcements/announce.ts'
import { orderShops } from '../queries/find-orders.ts'
import { closeWhenPaid } from '../closing/close-when-paid.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { Ordering } from '../table-sessions/ordering.ts'
import { sectionsOf } from '../pricing/session-sections.ts'
import { refundOverpaid } from '../../../payments/refund-overpaid.ts'
import { addEvents } from '../queries/add-events.ts'
import { inLockedSession } from '../queries/in-locked-session.ts'
import { saveSession } from '../queries/save-session.ts'
import { sessionRecord, type SessionState } from '../records/session-record.ts'
import { tvStatusOf } from '../records/tv-status.ts'
import { cancelLines } from '../closing/cancel-lines.ts'
import { orderNotFound } from './order-not-found.ts'
import { orderRecord } from '../records/order-record.ts'
import { statusTimes } from './status-times.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'

/** A change of an order's status by staff. `reach` restricts it to the orders that their policy allows. */
export interface StatusChange {
  readonly id: string
  readonly status: OrderStatus
  readonly reach: Condition
  readonly actor: Actor
}

interface Changed {
  readonly order: Order
  /** Undefined if the order had the status already. */
  readonly session?: TableSession
  readonly coupons: readonly CouponKey[]
  readonly stocks: readonly string[]
}

interface Step {
  readonly menu: Menu
  readonly change: StatusChange
  readonly now: Date
}

const isOver = (status: OrderStatus): boolean => status === 'completed' || status === 'cancelled'

const illegal = (from: OrderStatus, to: OrderStatus) =>
  refused({
    kind: 'Conflict',
    code: 'illegalTransition',
    message: `An order that is ${from} cannot become ${to}.`,
    field: 'status',
    detail: { from, to },
  })

const saveOrder = async (
  transaction: Database,
  before: OrderRow,
  status: OrderStatus,
  now: Date,
): Promise<OrderRow> => {
  const [saved] = await transaction
    .update(orders)
    .set({ status, ...statusTimes(before, status, now) })
    .where(
      and(
        eq(orders.shop, before.shop),
        eq(orders._id, before._id),
        eq(orders.status, before.status),
      ),
    )
    .returning()
  if (!saved) throw illegal(before.status, status)
  return saved
}

const changeStatus = async (
  transaction: Database,
  state: SessionState,
  before: OrderRow,
  { menu, change: { status, actor }, now }: Step,
): Promise<Changed> => {
  if (!canPreparationBecome(before.status, status)) throw illegal(before.status, status)
  const saved = await saveOrder(transaction, before, status, now)
  const all = state.orders.map((one) => (one._id === saved._id ? saved : one))
  const cancelled =
    status === 'cancelled'
      ? await cancelLines(transaction, menu, state, [saved._id], now)
      : undefined
  const lines = cancelled?.lines ?? state.lines
  const row = { ...state.row, ...cancelled?.changes }
  const refunds = cancelled
    ? await refundOverpaid(transaction, menu, { row, payments: state.payments }, actor, now)
    : []
  const payments = [...state.payments, ...refunds]
  const after = { row, lines, orders: all, payments }
  const closed = await closeWhenPaid(transaction, menu, after, now)
  const isTaken = row.status === 'done' && all.every((one) => isOver(one.status))
  const session = await saveSession(transaction, state.row, {
    tvStatus: isTaken ? 'taken' : tvStatusOf(all.map((one) => one.status)),
    ...cancelled?.changes,
    ...closed,
  })
  const detail = { order: saved._id, number: saved.number, from: before.status, to: status }
  const event = { shop: session.shop, session: session._id, at: now.toISOString(), actor, detail }
  await addEvents(transaction, { ...event, kind: 'orderStatus' })
  return {
    order: orderRecord(saved, lines),
    session: sessionRecord({ ...after, row: session }, sectionsOf(menu, session, now)),
    stocks: cancelled?.stocks ?? [],
    coupons: cancelled?.coupons ?? [],
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

/**
 * `patch orders/{id}`: moves an order along (received, preparing, ready, completed; cancelled until then). Concurrent
 * changes are serialised: the second sees the status set by the first. Setting the same status changes nothing.
 * Cancelling returns the stock and prices the session again.
 */
export const patchOrder = async (ordering: Ordering, change: StatusChange): Promise<Order> => {
  const { reads, shopDirectory, bus, now: clock, menuOf, stocksChanged } = ordering
  const found = await shopDirectory.readByShop(reads, orderShops, change.id, (shop) =>
    sessionOfOrder(reads, shop, change),
  )
  const menu = found && (await menuOf(found.shop))
  if (!found || !menu) throw refused(orderNotFound)
  const now = new Date(clock())
  const work = async (transaction: Database, state: SessionState): Promise<Changed> => {
    const before = state.orders.find((one) => one._id === change.id)
    if (!before) throw refused(orderNotFound)
    if (before.status === change.status)
      return { order: orderRecord(before, state.lines), coupons: [], stocks: [] }
    const menuNow = await ordering.menuAt(transaction, menu)
    return changeStatus(transaction, state, before, { menu: menuNow, change, now })
  }
  const changed = await inLockedSession(ordering, found, work)
  if (!changed) throw refused(orderNotFound)
  if (changed.session) {
    announceSession(bus, changed.session)
    rankWhenDone(ordering, changed.session)
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
