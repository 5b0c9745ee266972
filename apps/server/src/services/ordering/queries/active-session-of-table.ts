import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { activeStatuses } from './active-statuses.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'

/** Returns the id of the active session of a table; of several bills of one, the first. */
export const activeSessionOfTable = async (
  database: Database,
  shop: string,
  tableItem: string | SQL,
): Promise<string | undefined> => {
  const [row] = await database
    .select({ _id: tableSessions._id })
    .from(tableSessions)
    .where(
      and(
        eq(tableSessions.shop, shop),
        eq(tableSessions.tableItem, tableItem),
        inArray(tableSessions.status, [...activeStatuses]),
      ),
    )
    .orderBy(asc(tableSessions.split))
    .limit(1)
    .execute()
  return row?._id
}
