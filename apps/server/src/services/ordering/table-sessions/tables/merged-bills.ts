import type { Menu } from '@comanda/contract'
import type { PricingUser } from '@comanda/engine/pricing'
import type { Database } from '../../../../database/connect.ts'
import { reversePoints } from '../../../../ledgers/points/reverse-points.ts'
import { spendablePoints } from '../../../../ledgers/points/spendable-points.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import type { BillFields } from '../../../../tables/table-sessions.ts'
import { type CouponKey, couponKey } from '../../../rewards/user-coupons/coupon-key.ts'
import {
  handOverCoupons,
  returnCoupons,
} from '../../../rewards/user-coupons/queries/take-coupons.ts'
import { priceAgain } from '../../closing/price-again.ts'
import { actContext, withMember } from '../../pricing/agreed-price.ts'
import { joinedPrice, originsOf } from '../../pricing/joined-price.ts'
import { noBooks } from '../../pricing/past-books.ts'
import { priceSession } from '../../pricing/price-session.ts'
import { sessionUser } from '../../pricing/session-user.ts'
import { moveTickets } from '../../kitchen/move-tickets.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import type { SessionState } from '../../records/session-record.ts'
import { tvStatusOf } from '../../records/tv-status.ts'
import { moveOrders } from './move-orders.ts'

/** Gives back what a session cannot bring along: points that its rules spent, and coupons of another member. */
const withoutOwn = async (
  transaction: Database,
  { row }: SessionState,
  member: string | null,
  now: Date,
): Promise<readonly CouponKey[]> => {
  if (row.user !== null && row.pointsSpent !== null)
    await reversePoints(transaction, { user: row.user, _id: row.pointsSpent }, now)
  const gone = row.discounts.filter(({ user }) => user !== undefined && user !== member)
  const coupons = gone.map(couponKey)
  await returnCoupons(transaction, coupons, row._id)
  return coupons
}

/** Returns the bill that a session brings along: without its coupons of another member. */
const broughtBill = async (
  transaction: Database,
  menu: Menu,
  from: SessionState,
  {
    member,
    ...brought
  }: Pick<SessionState['row'], 'user' | 'discounts'> & {
    readonly member: PricingUser | undefined
  },
  now: Date,
): Promise<SessionState['row']['result']> => {
  if (from.row.user === null || from.row.user === brought.user) return from.row.result
  const former = await sessionUser(transaction, menu, from.row, now)
  const before = await actContext(transaction, menu, from.lines, now, { user: former })
  const context = { ...before, by: { ...before.by, user: member } }
  const changed = { row: { ...from.row, ...brought }, lines: from.lines }
  return withMember(from, changed, context, before).result
}

/** Returns what of a bill a merge changes. */
const fieldsOf = ({ row }: SessionState): BillFields => {
  const { status, user, capacity, discounts, tips, adjusts, preAdjusts } = row
  const { modifiers, manualSurcharges, billAskedTime, invoices } = row
  const own = { status, user, capacity, discounts, tips, adjusts, preAdjusts }
  return { ...own, modifiers, manualSurcharges, billAskedTime, invoices }
}

const placeOf = ({ row }: SessionState) => ({ session: row._id, table: row.tableName })

/** Two sessions after the merge, and the coupons that returned to their owners. */
export interface Merged {
  readonly from: SessionState
  readonly into: SessionState
  readonly coupons: readonly CouponKey[]
}

/** Writes the bill of a locked session into another locked one; the caller announces both. */
export const mergedBills = async (
  transaction: Database,
  menu: Menu,
  from: SessionState,
  into: SessionState,
  actor: Actor,
  now: Date,
): Promise<Merged> => {
  const user = into.row.user ?? from.row.user
  const coupons = await withoutOwn(transaction, from, user, now)
  const brought = from.row.discounts.filter((one) => one.user === undefined || one.user === user)
  await handOverCoupons(transaction, brought.map(couponKey), from.row._id, into.row._id)
  const parts = {
    orders: from.orders.map(({ _id }) => _id),
    payments: from.payments.map(({ _id }) => _id),
    attempts: from.attempts.map(({ _id }) => _id),
  }
  const rows = await moveOrders(transaction, from, into, { ...parts, isWhole: true })
  await moveTickets(
    transaction,
    rows.orders.map(({ _id }) => _id),
    into.row,
    now,
  )
  const both = <T>(field: (row: SessionState['row']) => readonly T[]): T[] => [
    ...new Set([...field(into.row), ...field(from.row)]),
  ]
  const columns = {
    user,
    capacity: (into.row.capacity ?? 0) + (from.row.capacity ?? 0) || null,
    discounts: [...into.row.discounts, ...brought],
    tips: into.row.tips + from.row.tips,
    adjusts: [...into.row.adjusts, ...from.row.adjusts],
    preAdjusts: [...into.row.preAdjusts, ...from.row.preAdjusts],
    lineAdjusts: [
      ...into.row.lineAdjusts,
      ...from.row.lineAdjusts.map((one) => ({ ...one, id: rows.ids.get(one.id) ?? one.id })),
    ],
    modifiers: both((row) => row.modifiers),
    manualSurcharges: both((row) => row.manualSurcharges),
    bookings: [...into.row.bookings, ...from.row.bookings],
    billAskedTime: into.row.billAskedTime ?? from.row.billAskedTime,
  }
  const orders = [...into.orders, ...rows.orders]
  const state: SessionState = {
    row: { ...into.row, ...columns },
    lines: [...into.lines, ...rows.lines],
    orders,
    payments: [...into.payments, ...rows.payments],
    attempts: [...into.attempts, ...rows.attempts],
  }
  const free = user === null ? 0 : await spendablePoints(transaction, user, now)
  const member = await sessionUser(
    transaction,
    menu,
    { ...from.row, user, pointsSpent: null },
    now,
    free,
  )
  const brings = await broughtBill(
    transaction,
    menu,
    from,
    { user, discounts: brought, member },
    now,
  )
  const bills = [
    { bill: into.row.result, lines: into.lines },
    { bill: brings, lines: rows.lines, origins: originsOf(rows.ids) },
  ]
  const priced = await priceAgain(transaction, menu, state, actor, now, {
    free,
    priced: (context) => joinedPrice(bills, state, context),
  })
  const tvStatus = tvStatusOf(priced.state.orders.map(({ status }) => status))
  const changes = { ...columns, tvStatus, ...priced.changes }
  const saved = await saveSession(transaction, into.row, changes)
  const at = now.toISOString()
  const before = {
    ...parts,
    from: fieldsOf(from),
    into: fieldsOf(into),
    intoPayments: into.payments.map(({ _id }) => _id),
  }
  const nothing = {
    discounts: [],
    tips: 0,
    adjusts: [],
    preAdjusts: [],
    lineAdjusts: [],
    pointsSpent: null,
    invoices: null,
  }
  const left = await saveSession(transaction, from.row, {
    ...nothing,
    ...priceSession(menu, { ...from.row, ...nothing }, [], now, { books: noBooks }),
    status: 'cancelled',
    tvStatus: 'none',
    endTime: at,
    merged: { into: into.row._id, time: at, before },
  })
  const of = { shop: into.row.shop, at, kind: 'merged' as const, actor }
  const numbers = rows.orders.map(({ number }) => number)
  await addEvents(
    transaction,
    { ...of, session: from.row._id, detail: { into: placeOf(into), orders: numbers } },
    { ...of, session: into.row._id, detail: { from: placeOf(from), orders: numbers } },
  )
  const empty = { lines: [], orders: [], payments: [], attempts: [] }
  return { from: { ...empty, row: left }, into: { ...priced.state, row: saved }, coupons }
}
