import type { Menu, Order } from '@comanda/contract'
import { canPreparationBecome } from '@comanda/shop-rules/sessions'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { changeTickets } from '../kitchen/change-tickets.ts'
import { cancelLines } from './cancel-lines.ts'
import { orderRecord } from '../records/order-record.ts'
import { orders } from '../../../tables/orders.ts'
import { type CouponKey, couponKey } from '../../rewards/user-coupons/coupon-key.ts'
import { returnCoupons } from '../../rewards/user-coupons/queries/take-coupons.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { refundPayments } from '../../../payments/refund-payments.ts'
import type { SessionState } from '../records/session-record.ts'
import { debitMember } from './member-credit.ts'

/** A cancelled or void session, before its status is saved. */
export interface UndoneSession {
  readonly state: SessionState
  /** Orders cancelled with it. */
  readonly cancelled: readonly Order[]
  readonly stocks: readonly string[]
  /** Returned coupons. */
  readonly coupons: readonly CouponKey[]
}

/** Cancels the orders that are not completed. */
const cancelOpen = async (
  transaction: Database,
  menu: Menu,
  state: SessionState,
  now: Date,
): Promise<UndoneSession> => {
  const open = state.orders.filter((one) => canPreparationBecome(one.status, 'cancelled'))
  if (open.length === 0) return { state, cancelled: [], stocks: [], coupons: [] }
  const ids = open.map((one) => one._id)
  const rows = await transaction
    .update(orders)
    .set({ status: 'cancelled', cancelledTime: now.toISOString(), acceptUntil: null })
    .where(and(eq(orders.shop, state.row.shop), inArray(orders._id, ids)))
    .returning()
  const gone = await cancelLines(transaction, menu, state, ids, now)
  const { lines, changes, stocks, coupons } = gone
  const all = state.orders.map((one) => rows.find(({ _id }) => _id === one._id) ?? one)
  await changeTickets(transaction, state, { lines, orders: all }, now)
  return {
    state: {
      ...state,
      row: { ...state.row, ...changes },
      lines,
      orders: all,
    },
    cancelled: rows.map((row) => orderRecord(row, lines)),
    stocks,
    coupons,
  }
}

/**
 * Undoes a session that is cancelled or void: its open orders, its coupons, the points and balance that its member
 * gained and spent, and its payments. Throws if it has to take back a top-up that is spent already.
 */
export const undoSession = async (
  transaction: Database,
  menu: Menu,
  locked: SessionState,
  actor: Actor,
  now: Date,
): Promise<UndoneSession> => {
  const undone = await cancelOpen(transaction, menu, locked, now)
  const { row } = undone.state
  const left = row.discounts.map(couponKey)
  await returnCoupons(transaction, left, row._id)
  const refunds = await refundPayments(transaction, menu, locked, actor, now)
  await debitMember(transaction, row, now)
  return {
    ...undone,
    state: {
      ...undone.state,
      row: { ...row, pointsSpent: null, pointsEarned: null },
      payments: [...locked.payments, ...refunds],
    },
    coupons: [...undone.coupons, ...left],
  }
}
