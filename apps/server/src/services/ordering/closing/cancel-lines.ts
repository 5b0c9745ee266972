import type { Menu } from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { returnStock } from '../../products/product-stocks/queries/return-stock.ts'
import { stockOwners } from '../../products/product-stocks/stock-demand.ts'
import { type LineRow, sessionLines } from '../../../tables/session-lines.ts'
import { actContext, isPaid, withLess } from '../pricing/agreed-price.ts'
import { sessionUser } from '../pricing/session-user.ts'
import { settlePoints } from '../pricing/settle-points.ts'
import type { SessionState } from '../records/session-record.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { withoutOrders } from './without-orders.ts'
import { type CouponKey, couponKey } from '../../rewards/user-coupons/coupon-key.ts'
import { returnCoupons } from '../../rewards/user-coupons/queries/take-coupons.ts'

/**
 * A session's lines without those of some orders, the resulting changes of the session, and the products and groups
 * whose stock went up.
 */
export interface Cancelling {
  readonly lines: readonly LineRow[]
  readonly changes: Pick<SessionRow, 'result' | 'pricedWith' | 'discounts' | 'pointsSpent'>
  /** Returned coupons. */
  readonly coupons: readonly CouponKey[]
  readonly stocks: readonly string[]
}

/**
 * Cancels the lines of orders in a transaction that has locked their session: returns their stock and coupons, and
 * prices the remaining lines. The caller saves the rows of the orders and of the session.
 */
export const cancelLines = async (
  transaction: Database,
  menu: Menu,
  state: SessionState,
  orders: readonly string[],
  now: Date,
): Promise<Cancelling> => {
  const { row, lines } = state
  const isGone = (line: LineRow): boolean => orders.includes(line.order) && line.status !== 'cancel'
  const taken = lines.filter(isGone).flatMap((line) => line.taken)
  await returnStock(transaction, row.shop, taken)
  await transaction
    .update(sessionLines)
    .set({ status: 'cancel' })
    .where(and(eq(sessionLines.shop, row.shop), inArray(sessionLines.order, [...orders])))
  const isBack = ({ order }: SessionRow['discounts'][number]): boolean => orders.includes(order)
  const coupons = row.discounts.filter(isBack).map(couponKey)
  await returnCoupons(transaction, coupons, row._id)
  const left = withoutOrders(state, orders)
  const user = await sessionUser(transaction, menu, row, now)
  const context = await actContext(transaction, menu, left.lines, now, { user })
  const { price } = withLess(state, left, context, isPaid(row, state.payments))
  const pointsSpent = await settlePoints(transaction, row, price.result, now)
  return {
    lines: left.lines,
    changes: { ...price, discounts: left.row.discounts, pointsSpent },
    coupons,
    stocks: stockOwners(taken),
  }
}
