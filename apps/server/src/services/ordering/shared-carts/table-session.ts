import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'
import type { OfSession } from './guest-rows.ts'

/** Returns a session's row, without a lock: what is read of it here does not change with an edit of its cart. */
export const sessionOfTable = async (
  database: Database,
  { shop, session }: OfSession,
): Promise<SessionRow | undefined> => {
  const [row] = await database
    .select()
    .from(tableSessions)
    .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, session)))
  return row
}
