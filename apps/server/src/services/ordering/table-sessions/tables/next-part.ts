import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { type SessionRow, tableSessions } from '../../../../tables/table-sessions.ts'
import { activeStatuses } from '../../queries/active-statuses.ts'

/** Returns the name of the next bill of a table that is split: 2, 3 … beside the first. */
export const nextPart = async (
  transaction: Database,
  { shop, tableItem }: Pick<SessionRow, 'shop' | 'tableItem'>,
): Promise<string> => {
  const rows = await transaction
    .select({ split: tableSessions.split })
    .from(tableSessions)
    .where(
      and(
        eq(tableSessions.shop, shop),
        eq(tableSessions.tableItem, tableItem ?? ''),
        inArray(tableSessions.status, [...activeStatuses]),
      ),
    )
  const used = new Set(rows.map(({ split }) => split))
  let part = 2
  while (used.has(String(part))) part += 1
  return String(part)
}
