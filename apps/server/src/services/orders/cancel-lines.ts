import type { Menu } from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { giveBackStock } from '../product-stocks/queries/give-back-stock.ts'
import { stockOwners } from '../product-stocks/stock-demand.ts'
import { type LineRow, sessionLines } from '../table-sessions/line-table.ts'
import { orderedLine, priceSession } from '../table-sessions/placing/price-session.ts'
import type { SessionState } from '../table-sessions/session-record.ts'

/** A session's lines without those of some orders, its new price, and the products and groups whose stock went up. */
export interface Cancelling {
  readonly lines: readonly LineRow[]
  readonly result: SessionState['row']['result']
  readonly stocks: readonly string[]
}

/**
 * Cancels the lines of orders in a transaction that holds their session: gives back what they took from stock, and
 * prices what is left. The rows of the orders and of the session are the caller's to save.
 */
export const cancelLines = async (
  transaction: Database,
  menu: Menu,
  { row, lines }: SessionState,
  orders: readonly string[],
  now: Date,
): Promise<Cancelling> => {
  const isGone = (line: LineRow): boolean => orders.includes(line.order) && line.status !== 'cancel'
  const taken = lines.filter(isGone).flatMap((line) => line.taken)
  await giveBackStock(transaction, row.shop, taken)
  await transaction
    .update(sessionLines)
    .set({ status: 'cancel' })
    .where(and(eq(sessionLines.shop, row.shop), inArray(sessionLines.order, [...orders])))
  const left = lines.map((line) => (isGone(line) ? { ...line, status: 'cancel' as const } : line))
  return {
    lines: left,
    result: priceSession(menu, row, left.map(orderedLine), now),
    stocks: stockOwners(taken),
  }
}
