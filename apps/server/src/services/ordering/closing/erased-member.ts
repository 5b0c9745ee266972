import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { balanceRecords } from '../../../tables/balance-records.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'

/**
 * Returns the member whom a top-up has credited, if their account was erased since: only the record of the credit names them
 * still. On a database that is distributed by member this goes over all parts.
 */
export const erasedMember = async (
  transaction: Database,
  { _id }: Pick<SessionRow, '_id'>,
): Promise<string | undefined> => {
  const [record] = await transaction
    .select({ user: balanceRecords.user })
    .from(balanceRecords)
    .where(eq(balanceRecords.session, _id))
    .limit(1)
  return record?.user
}
