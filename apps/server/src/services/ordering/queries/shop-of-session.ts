import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'

/** Returns the shop of a session, or undefined if there is no such session. */
export const shopOfSession = async (
  database: Database,
  session: string,
): Promise<string | undefined> => {
  const [row] = await database
    .select({ shop: tableSessions.shop })
    .from(tableSessions)
    .where(eq(tableSessions._id, session))
  return row?.shop
}
