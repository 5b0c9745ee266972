import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { saveMemberSession } from './save-member-session.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'

/** All but the bill, which grows with the session, and which the caller has. */
const { result: _result, ...readBack } = getTableColumns(tableSessions)

/** Updates a session, given as it was, and increments its version. */
export const saveSession = async (
  transaction: Database,
  { shop, _id, user, result }: Pick<SessionRow, 'shop' | '_id' | 'user' | 'result'>,
  change: Partial<SessionRow>,
): Promise<SessionRow> => {
  const [saved] = await transaction
    .update(tableSessions)
    .set({ ...change, version: sql`${tableSessions.version} + 1` })
    .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, _id)))
    .returning(readBack)
  if (!saved) throw new Error(`session ${_id} was deleted while locked`)
  const row = { ...saved, result: change.result ?? result }
  await saveMemberSession(transaction, row, user)
  return row
}
