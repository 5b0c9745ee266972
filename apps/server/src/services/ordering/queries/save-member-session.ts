import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { writeBehind } from '../../../database/transaction.ts'
import { memberSessions } from '../../../tables/member-sessions.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { spentBy } from '../records/paid-part.ts'

/**
 * Writes what a member's lists and ranks need of their session, and removes it from its former member. Call it in the
 * transaction that writes the session, which is locked: nothing happens if nothing differs. Unless
 * it leaves another member's list, the statement is sent before it returns its promise.
 */
export const saveMemberSession = async (
  transaction: Database,
  row: SessionRow,
  former: string | null = null,
): Promise<void> => {
  const { user, _id, shop, type, status, tvStatus, createTime, endTime } = row
  if (former !== null && former !== user)
    await writeBehind(
      transaction,
      transaction
        .delete(memberSessions)
        .where(and(eq(memberSessions.user, former), eq(memberSessions._id, _id)))
        .execute(),
    )
  if (user === null) return
  const changing = { type, status, tvStatus, endTime, total: spentBy(row) }
  const saving = transaction
    .insert(memberSessions)
    .values({ user, _id, shop, createTime, ...changing })
    .onConflictDoUpdate({
      target: [memberSessions.user, memberSessions._id],
      set: changing,
      setWhere: sql`(${memberSessions.type}, ${memberSessions.status}, ${memberSessions.tvStatus}, ${memberSessions.endTime}, ${memberSessions.total})
        is distinct from (excluded.type, excluded.status, excluded.tv_status, excluded.end_time, excluded.total)`,
    })
    // A promise of drizzle would send it a turn of promises later.
    .execute()
  await writeBehind(transaction, saving)
}
