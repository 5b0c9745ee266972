import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'

/** The amount of a bill, and what is paid of it, in cents. */
const total = sql`round((${tableSessions.result}->'totals'->>'total')::numeric * 100)`
const paid = sql`coalesce(sum(${sessionPayments.amount}), 0)`

const isOfSession = and(
  eq(sessionPayments.shop, tableSessions.shop),
  eq(sessionPayments.session, tableSessions._id),
)

/** Returns which of some sessions of shops have nothing left to pay. */
export const paidSessions = async (
  database: Database,
  shops: string[],
  sessions: string[],
): Promise<readonly string[]> => {
  const found = await database
    .select({ _id: tableSessions._id })
    .from(tableSessions)
    .leftJoin(sessionPayments, isOfSession)
    .where(and(inArray(tableSessions.shop, shops), inArray(tableSessions._id, sessions)))
    .groupBy(tableSessions.shop, tableSessions._id, tableSessions.result)
    .having(sql`${total} <= ${paid}`)
  return found.map(({ _id }) => _id)
}
