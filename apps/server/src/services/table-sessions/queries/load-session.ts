import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { orders } from '../../orders/table.ts'
import { sessionLines } from '../line-table.ts'
import { sessionPayments } from '../payment-table.ts'
import type { SessionState } from '../session-record.ts'
import { type SessionRow, tableSessions } from '../table.ts'

const withLinesAndOrders = async (database: Database, row: SessionRow): Promise<SessionState> => ({
  row,
  lines: await database
    .select()
    .from(sessionLines)
    .where(and(eq(sessionLines.shop, row.shop), eq(sessionLines.session, row._id)))
    .orderBy(asc(sessionLines.position)),
  orders: await database
    .select()
    .from(orders)
    .where(and(eq(orders.shop, row.shop), eq(orders.session, row._id)))
    .orderBy(asc(orders.seq)),
  payments: await database
    .select()
    .from(sessionPayments)
    .where(and(eq(sessionPayments.shop, row.shop), eq(sessionPayments.session, row._id)))
    .orderBy(asc(sessionPayments.time), asc(sessionPayments._id)),
})

/** A session with its lines and orders, by its id. */
export const loadSession = async (
  database: Database,
  id: string,
): Promise<SessionState | undefined> => {
  const [row] = await database.select().from(tableSessions).where(eq(tableSessions._id, id))
  return row && withLinesAndOrders(database, row)
}

/**
 * The same, held until the end of the transaction: whoever changes a session holds it first, so that changes to one
 * session follow one another and nothing is lost.
 */
export const holdSession = async (
  transaction: Database,
  id: string,
): Promise<SessionState | undefined> => {
  const [row] = await transaction
    .select()
    .from(tableSessions)
    .where(eq(tableSessions._id, id))
    .for('update')
  return row && withLinesAndOrders(transaction, row)
}
