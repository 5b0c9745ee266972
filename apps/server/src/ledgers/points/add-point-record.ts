import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { newRecordId } from '../../identifiers/new-id.ts'
import { pointAccounts } from '../../tables/point-accounts.ts'
import { type PointRecordRow, pointRecords } from '../../tables/point-records.ts'

/** The fields of a point record except its id and time, which are set here. */
export type PointEntry = Pick<PointRecordRow, 'user' | 'type' | 'amount'> &
  Partial<Omit<PointRecordRow, '_id' | 'createTime'>>

/** Writes a record and updates the account's total. The caller must have locked the account. */
export const addPointRecord = async (
  transaction: Database,
  entry: PointEntry,
  now: Date,
): Promise<PointRecordRow> => {
  const [row] = await transaction
    .insert(pointRecords)
    .values({ ...entry, _id: newRecordId(), createTime: now.toISOString() })
    .returning()
  if (!row) throw new Error('a record of points was not written')
  const { rowCount } = await transaction
    .update(pointAccounts)
    .set({ balance: sql`${pointAccounts.balance} + ${entry.amount}` })
    .where(eq(pointAccounts.user, entry.user))
  if (rowCount !== 1) throw new Error(`the points of ${entry.user} changed while locked`)
  return row
}
