import type { TableSession, User, VoidLinesData } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { canPreparationBecome } from '@comanda/shop-rules/sessions'
import { requireManager } from '../../../../authentication/approval/require-manager.ts'
import type { OrderRow } from '../../../../tables/orders.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import type { LineRow } from '../../../../tables/session-lines.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import { returnStock } from '../../../products/product-stocks/queries/return-stock.ts'
import { stockOwners } from '../../../products/product-stocks/stock-demand.ts'
import { couponKey } from '../../../rewards/user-coupons/coupon-key.ts'
import { returnCoupons } from '../../../rewards/user-coupons/queries/take-coupons.ts'
import { kitchenHasBegun } from '../../closing/kitchen-has-begun.ts'
import { markCancelled } from '../../closing/mark-cancelled.ts'
import { endedWith } from '../../closing/cancel-orders.ts'
import { rebill } from '../../closing/rebill.ts'
import { actContext, isPaid, withLess } from '../../pricing/agreed-price.ts'
import { sessionUser } from '../../pricing/session-user.ts'
import { changeTickets } from '../../kitchen/change-tickets.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveLines } from '../../queries/save-lines.ts'
import { saveSession } from '../../queries/save-session.ts'
import { orderRecord } from '../../records/order-record.ts'
import type { SessionState } from '../../records/session-record.ts'
import { tvStatusOf } from '../../records/tv-status.ts'
import type { ChangedSession, LockedSession } from '../change-session.ts'
import type { Ordering } from '../ordering.ts'
import { requiredReason, type RequiredReason } from '../required-reason.ts'
import { changeByStaff } from '../staff-change.ts'
import { checkBillOpen } from './check-bill-open.ts'
import { type FallenPromotions, lessAsAllowed, refuseFallen } from './fallen-promotions.ts'
import { checkGiven } from './staff-limits.ts'
import { type VoidedUnits, voidUnits } from './void-units.ts'

const path = 'tableSessions/voidLines'

const isGone = ({ status }: Pick<LineRow, 'status'>): boolean => status === 'cancel'

const orderOf = ({ orders }: SessionState, { order }: LineRow): OrderRow => {
  const found = orders.find(({ _id }) => _id === order)
  if (!found) throw new Error(`line without its order ${order}`)
  return found
}

/** Returns the orders that have lost all of their lines by a void. */
const emptied = ({ lines, voided }: VoidedUnits): readonly string[] =>
  [...new Set(voided.map(({ order }) => order))].filter((order) =>
    lines.filter((line) => line.order === order).every(isGone),
  )

/** Returns a session without units of its lines, and without the coupons of orders that they were all of. */
const withoutUnits = (state: SessionState, units: VoidedUnits): SessionState => {
  const empty = emptied(units)
  const discounts = state.row.discounts.filter(({ order }) => !empty.includes(order))
  return { ...state, row: { ...state.row, discounts }, lines: units.lines }
}

/** What the history says of the lines that were voided. */
const notesOf = (state: SessionState, { voided }: VoidedUnits) =>
  voided.map((line) => ({
    id: line.id,
    name: line.names.name,
    quantity: line.quantity,
    order: line.order,
    begun: kitchenHasBegun(orderOf(state, line)),
    ...(line.picked.fromProduct === undefined ? {} : { fromProduct: line.picked.fromProduct }),
  }))

/** Returns what a bill became less, in currency units. */
const lessBy = (before: Pick<SessionRow, 'result'>, after: Pick<SessionRow, 'result'>): number =>
  fromCents(toCents(before.result.totals.total) - toCents(after.result.totals.total))

const voidedIn = async (
  { transaction, menu, state, now }: LockedSession,
  units: VoidedUnits,
  { stockBack, noted }: RequiredReason,
  actor: Actor,
  allows: FallenPromotions,
): Promise<ChangedSession> => {
  const { shop, _id: session } = state.row
  const backs = (line: LineRow): boolean => stockBack || !kitchenHasBegun(orderOf(state, line))
  const returned = units.voided.filter(backs).flatMap(({ taken }) => taken)
  await returnStock(transaction, shop, returned)
  const isVoided = new Set(units.voided)
  const lines = units.lines.map((line) =>
    isVoided.has(line) && backs(line) ? { ...line, taken: [] } : line,
  )
  await saveLines(transaction, state.lines, lines)
  const empty = emptied(units)
  const open = state.orders.filter(
    ({ _id, status }) => empty.includes(_id) && canPreparationBecome(status, 'cancelled'),
  )
  const ids = open.map(({ _id }) => _id)
  const { all } = await markCancelled(transaction, state, ids, { actor, now })
  await changeTickets(transaction, state, { lines, orders: all }, now)
  const coupons = state.row.discounts.filter(({ order }) => empty.includes(order)).map(couponKey)
  await returnCoupons(transaction, coupons, session)
  const changed = { ...withoutUnits(state, units), lines, orders: all }
  const isOver = all.every(({ status }) => status === 'cancelled')
  const user = await sessionUser(transaction, menu, changed.row, now)
  const context = await actContext(transaction, menu, lines, now, { user })
  const less = withLess(state, changed, context, isPaid(state.row, state.payments))
  const price = await lessAsAllowed(less, state.row.result, allows)
  const billing = { actor, now, isOver, priced: () => price }
  const { state: after, changes } = await rebill(transaction, menu, changed, billing)
  const row = await saveSession(transaction, state.row, {
    discounts: changed.row.discounts,
    ...changes,
    tvStatus: changes.tvStatus ?? tvStatusOf(after.orders.map(({ status }) => status)),
    ...endedWith(after, now.toISOString()),
  })
  const event = { shop, session, at: now.toISOString(), kind: 'linesVoided' as const, actor }
  const amount = lessBy(state.row, row)
  const detail = { lines: notesOf(state, units), amount, stockBack, ...noted }
  await addEvents(transaction, { ...event, detail })
  const touched = new Set(units.voided.map(({ order }) => order))
  return {
    state: { ...after, row },
    coupons,
    stocks: stockOwners(returned),
    orders: after.orders
      .filter((one, index) => touched.has(one._id) || one !== all[index])
      .map((one) => orderRecord(one, lines)),
  }
}

/**
 * `create tableSessions/voidLines`: takes units of lines off the bill (STAFF-1.5). What the kitchen may have begun with is for
 * managers, or approved by one; its stock returns only if the reason says that it can be sold again.
 */
export const voidLines = (
  ordering: Ordering,
  data: VoidLinesData,
  user: User | undefined,
): Promise<TableSession> => {
  const roles = ['waiter', 'cashier', 'manager'] as const
  return changeByStaff(ordering, data, { path, user, roles }, async (locked, by) => {
    const { transaction, state } = locked
    const { shop, _id: record } = state.row
    checkBillOpen(state.row)
    const units = voidUnits(state, data.lines)
    const reason = await requiredReason(transaction, { shop, kind: 'void' }, data)
    const hasBegun = units.voided.some((line) => kitchenHasBegun(orderOf(state, line)))
    const left = withoutUnits(state, units)
    const user = await sessionUser(transaction, locked.menu, left.row, locked.now)
    const context = await actContext(transaction, locked.menu, left.lines, locked.now, { user })
    const less = withLess(state, left, context, isPaid(state.row, state.payments))
    // before it needs a manager
    if (data.promotions === undefined) refuseFallen(less, state.row.result)
    const price = data.promotions === 'drop' ? (less.fallen ?? less.price) : less.price
    const cents = toCents(state.row.result.totals.total) - toCents(price.result.totals.total)
    const approve = async () => {
      const act = { data, cents }
      const of = { shop, action: path, record, act, approval: data.approval }
      return requireManager(transaction, by, of)
    }
    const approver = hasBegun ? await approve() : undefined
    const actor = { role: 'staff' as const, user: by._id, ...(approver ? { approver } : {}) }
    return voidedIn(locked, units, reason, actor, {
      promotions: data.promotions,
      // a manager who approves the void approves what stays of its promotion too
      give: async (off) => {
        const given = { more: off, cents: () => Promise.resolve(cents) }
        if (!approver) await checkGiven(locked, by, given, { action: path, data })
      },
    })
  })
}
