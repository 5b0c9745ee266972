import type { ChangeLineData, TableSession, User } from '@comanda/contract'
import { treeOf } from '@comanda/engine/set-items'
import { allEnded } from '../../../../database/all-ended.ts'
import { refused } from '../../../../errors/refusal.ts'
import type { OrderRow } from '../../../../tables/orders.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import type { StockDemand } from '../../../../tables/product-stocks.ts'
import type { LineRow } from '../../../../tables/session-lines.ts'
import { lockStocks } from '../../../products/product-stocks/queries/take-stock.ts'
import { returnStock } from '../../../products/product-stocks/queries/return-stock.ts'
import { lineDemand, stockOwners } from '../../../products/product-stocks/stock-demand.ts'
import type { RequestedLine } from '../../checkout/requested-lines.ts'
import { kitchenHasBegun } from '../../closing/kitchen-has-begun.ts'
import { rebill } from '../../closing/rebill.ts'
import { actContext, isPaid, withLess } from '../../pricing/agreed-price.ts'
import { orderedLine } from '../../pricing/price-session.ts'
import { sessionUser } from '../../pricing/session-user.ts'
import { changeTickets } from '../../kitchen/change-tickets.ts'
import { shopStations } from '../../kitchen/shop-stations.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveLines } from '../../queries/save-lines.ts'
import { saveSession } from '../../queries/save-session.ts'
import { orderRecord } from '../../records/order-record.ts'
import type { SessionState } from '../../records/session-record.ts'
import type { ChangedSession, LockedSession } from '../change-session.ts'
import type { Ordering } from '../ordering.ts'
import { changeByStaff } from '../staff-change.ts'
import { addedLines } from './added-lines.ts'
import { checkBillOpen } from './check-bill-open.ts'
import { grownBill } from './grown-lines.ts'
import { cartAdded, isReplaced, remarked, withoutUnits } from './line-changes.ts'

const path = 'tableSessions/changeLine'

/** Returns the line, and the order that contains it. Throws a refusal if it cannot be changed. */
const changeable = ({ lines, orders }: SessionState, data: ChangeLineData) => {
  const line = lines.find(({ id, status }) => id === data.line && status !== 'cancel')
  const order = orders.find(({ _id }) => _id === line?.order)
  if (!line || !order || line.picked.fromProduct !== undefined)
    throw refused({
      kind: 'BadRequest',
      code: 'lineNotFound',
      message: 'There is no such line.',
      field: 'line',
    })
  if (kitchenHasBegun(order))
    throw refused({
      kind: 'Conflict',
      code: 'kitchenHasBegun',
      message: 'The kitchen has begun with this order.',
      field: 'line',
      detail: { status: order.status },
    })
  const isSet = treeOf(lines.map(orderedLine), line.id).length > 1
  const isMore = isReplaced(data) || (data.quantity ?? 0) > line.quantity
  const field =
    data.weight === undefined ? (data.options === undefined ? 'quantity' : 'options') : 'weight'
  const invalid = (message: string) =>
    refused({ kind: 'BadRequest', code: 'dataInvalid', message, field })
  if (data.options !== undefined && isSet)
    throw invalid('The dishes of a set are taken off and ordered again.')
  if (data.weight !== undefined && line.picked.weight === undefined)
    throw invalid('This dish is not sold by weight.')
  if (isMore && line.picked.fromCoupon !== undefined)
    throw invalid('A coupon gives this line as it is.')
  return { line, order }
}

/**
 * Locks all stocks that the change returns and takes, in the order in which every call locks them, and reads the stations of what it
 * adds.
 */
const lockAll = async (
  { transaction, state }: LockedSession,
  returned: readonly StockDemand[],
  cart: readonly RequestedLine[],
) => {
  const { shop } = state.row
  const demands = [...returned, ...cart.flatMap(lineDemand)]
  const [locked, stations] = await allEnded([
    demands.length > 0 ? lockStocks(transaction, shop, demands) : undefined,
    cart.length > 0 ? shopStations(transaction, shop) : [],
  ])
  // What is returned is not in what was read.
  return { stations, stocks: returned.length > 0 ? undefined : locked }
}

const changedTo = async (
  locked: LockedSession,
  { line, order }: { readonly line: LineRow; readonly order: OrderRow },
  data: ChangeLineData,
  actor: Actor & { readonly user: string },
): Promise<ChangedSession | undefined> => {
  const { transaction, menu, state, now } = locked
  const { shop, _id: session } = state.row
  const units = withoutUnits(state, line, data)
  const cart = cartAdded(state, line, data)
  const rest = remarked(units.lines, line.id, data)
  const isSame = rest.every((one, index) => one === state.lines[index])
  if (isSame && cart.length === 0) return undefined
  const returned = units.voided.flatMap(({ taken }) => taken)
  const by = { staff: actor.user, ...(await lockAll(locked, returned, cart)) }
  await returnStock(transaction, shop, returned)
  const gone = new Set(units.voided.map(({ id }) => id))
  const kept = rest.map((one) => (gone.has(one.id) ? { ...one, taken: [] } : one))
  const before = { ...state, lines: kept }
  const added =
    cart.length > 0 ? await addedLines({ ...locked, state: before }, order, cart, by) : undefined
  const pointsSpent = added ? added.pointsSpent : state.row.pointsSpent
  const less = { row: { ...state.row, pointsSpent }, lines: kept }
  const member = await sessionUser(transaction, menu, less.row, now)
  const all = [...kept, ...(added?.lines ?? [])]
  const context = await actContext(transaction, menu, all, now, { user: member })
  const { price: left } = withLess(state, less, context, isPaid(state.row, state.payments))
  const agreed = { ...less, row: { ...less.row, ...left } }
  const { lines, price } = added
    ? grownBill(agreed, added.lines, line.id, context)
    : { lines: kept, price: left }
  await saveLines(transaction, state.lines, lines)
  await changeTickets(transaction, state, { lines, orders: state.orders }, now)
  const changed = { ...state, row: less.row, lines }
  const billed = await rebill(transaction, menu, changed, { actor, now, priced: () => price })
  const row = await saveSession(transaction, state.row, billed.changes)
  const { quantity = line.quantity, customRemark } = data
  const detail = {
    line: line.id,
    order: order._id,
    name: line.names.name,
    from: line.quantity,
    quantity,
    ...(data.options === undefined
      ? {}
      : { options: added?.lines[0]?.names.options, optionsBefore: line.names.options }),
    ...(data.weight === undefined ? {} : { weight: data.weight, weightBefore: line.picked.weight }),
    // What it says is on the line, which erasing an account blanks; events are never changed.
    ...(customRemark === undefined ? {} : { remarkChanged: true }),
  }
  const event = { shop, session, at: now.toISOString(), actor, detail }
  await addEvents(transaction, { ...event, kind: 'lineChanged' })
  const record = orderRecord(order, lines)
  const released = billed.released.filter(({ _id }) => _id !== order._id)
  const again = billed.released.find(({ _id }) => _id === order._id)
  return {
    state: { ...billed.state, row },
    orders: [again ?? record, ...released],
    stocks: [...new Set([...stockOwners(returned), ...(added?.stocks ?? [])])],
  }
}

/**
 * `create tableSessions/changeLine`: changes quantity, options, weight or remark of a line that the kitchen has not begun with
 * (STAFF-1.6). Units that stay have the price that they were ordered at; others are voided, or priced as a new order's are.
 */
export const changeLine = (
  ordering: Ordering,
  data: ChangeLineData,
  user: User | undefined,
): Promise<TableSession> => {
  const roles = ['waiter', 'cashier', 'manager'] as const
  return changeByStaff(ordering, data, { path, user, roles }, async (locked, by) => {
    checkBillOpen(locked.state.row)
    const actor = { role: 'staff' as const, user: by._id }
    return changedTo(locked, changeable(locked.state, data), data, actor)
  })
}
