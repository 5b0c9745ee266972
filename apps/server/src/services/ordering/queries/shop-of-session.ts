import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'

/** The shop of a session; nothing where there is no such session. */
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
