import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { preparedRows } from '../../../database/prepared-rows.ts'
import { orders } from '../../../tables/orders.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { sessionLines } from '../../../tables/session-lines.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import type { SessionState } from '../records/session-record.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'

const id = sql.placeholder('id')
const ofShop = sql`where shop = ${sql.placeholder('shop')}`
const ofSession = sql`${ofShop} and session = ${id}`
const read = preparedRows('session', tableSessions, sql`${ofShop} and _id = ${id}`)
const lock = preparedRows('lock_session', tableSessions, sql`${ofShop} and _id = ${id} for update`)
const lines = preparedRows('session_lines', sessionLines, sql`${ofSession} order by position`)
const placed = preparedRows('session_orders', orders, sql`${ofSession} order by seq`)
const paid = preparedRows('session_payments', sessionPayments, sql`${ofSession} order by time, _id`)
const tried = preparedRows(
  'session_attempts',
  paymentAttempts,
  sql`${ofSession} order by create_time, _id`,
)

const withLinesAndOrders = async (database: Database, row: SessionRow): Promise<SessionState> => {
  const of = { shop: row.shop, id: row._id }
  return {
    row,
    lines: await lines(database, of),
    orders: await placed(database, of),
    payments: await paid(database, of),
    attempts: await tried(database, of),
  }
}

/** Loads a session of a shop with its lines and orders. */
export const loadSession = async (
  database: Database,
  shop: string,
  session: string,
): Promise<SessionState | undefined> => {
  const [row] = await read(database, { shop, id: session })
  return row && withLinesAndOrders(database, row)
}

/**
 * Loads a session locked until the end of the transaction. Every change of a session locks it first, so that changes to
 * one session are serialised and none is lost.
 */
export const lockSession = async (
  transaction: Database,
  shop: string,
  session: string,
): Promise<SessionState | undefined> => {
  const of = { shop, id: session }
  // One batch: each statement sees what was committed before it began, so those behind the lock what its last holder wrote.
  const [[row], own, orders, payments, attempts] = await Promise.all([
    lock(transaction, of),
    lines(transaction, of),
    placed(transaction, of),
    paid(transaction, of),
    tried(transaction, of),
  ])
  return row && { row, lines: own, orders, payments, attempts }
}
