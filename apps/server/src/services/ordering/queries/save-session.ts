import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { saveMemberSession } from './save-member-session.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'

/** Updates a session, given as it was, and increments its version. */
export const saveSession = async (
  transaction: Database,
  { shop, _id, user }: Pick<SessionRow, 'shop' | '_id' | 'user'>,
  change: Partial<SessionRow>,
): Promise<SessionRow> => {
  const [saved] = await transaction
    .update(tableSessions)
    .set({ ...change, version: sql`${tableSessions.version} + 1` })
    .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, _id)))
    .returning()
  if (!saved) throw new Error(`session ${_id} was deleted while locked`)
  await saveMemberSession(transaction, saved, user)
  return saved
}
