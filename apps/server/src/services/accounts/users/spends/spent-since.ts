import { and, eq, gte, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'

/** The total of a session's bill, in the engine's result. */
const billTotal = sql`(${tableSessions.result}->'totals'->>'total')::numeric`

const counted = (user: string, from: string | undefined): SQL | undefined =>
  and(
    eq(tableSessions.user, user),
    eq(tableSessions.status, 'done'),
    ne(tableSessions.type, 'topUp'),
    ...(from === undefined ? [] : [gte(tableSessions.endTime, from)]),
  )

/** Returns what a member has spent in completed sessions, in currency units. A top-up is not spending. */
export const spentSince = async (
  database: Database,
  user: string,
  from: string | undefined,
): Promise<number> => {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${billTotal}), 0)` })
    .from(tableSessions)
    .where(counted(user, from))
  return Number(row?.total ?? 0)
}
