import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { keptRows } from '../../../database/kept-rows.ts'
import { orders } from '../../../tables/orders.ts'
import { sessionLines } from '../../../tables/session-lines.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import type { SessionState } from '../records/session-record.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'

const id = sql.placeholder('id')
const ofSession = sql`where shop = ${sql.placeholder('shop')} and session = ${id}`
const read = keptRows('session', tableSessions, sql`where _id = ${id}`)
const hold = keptRows('hold_session', tableSessions, sql`where _id = ${id} for update`)
const lines = keptRows('session_lines', sessionLines, sql`${ofSession} order by position`)
const placed = keptRows('session_orders', orders, sql`${ofSession} order by seq`)
const paid = keptRows('session_payments', sessionPayments, sql`${ofSession} order by time, _id`)

const withLinesAndOrders = async (database: Database, row: SessionRow): Promise<SessionState> => {
  const of = { shop: row.shop, id: row._id }
  return {
    row,
    lines: await lines(database, of),
    orders: await placed(database, of),
    payments: await paid(database, of),
  }
}

/** A session with its lines and orders, by its id. */
export const loadSession = async (
  database: Database,
  session: string,
): Promise<SessionState | undefined> => {
  const [row] = await read(database, { id: session })
  return row && withLinesAndOrders(database, row)
}

/**
 * The same, held until the end of the transaction: whoever changes a session holds it first, so that changes to one
 * session follow one another and nothing is lost.
 */
export const holdSession = async (
  transaction: Database,
  session: string,
): Promise<SessionState | undefined> => {
  const [row] = await hold(transaction, { id: session })
  return row && withLinesAndOrders(transaction, row)
}
