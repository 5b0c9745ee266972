import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { writeBehind } from '../../database/transaction.ts'
import { newRecordId } from '../../identifiers/new-id.ts'
import { withoutNulls } from '../../records/without-nulls.ts'
import { pointAccounts } from '../../tables/point-accounts.ts'
import { type PointRecordRow, pointRecords } from '../../tables/point-records.ts'

/** The fields of a point record except its id and time, which are set here. */
export type PointEntry = Pick<PointRecordRow, 'user' | 'type' | 'amount'> &
  Partial<Omit<PointRecordRow, '_id' | 'createTime'>>

const addToAccount = async (transaction: Database, { user, amount }: PointEntry): Promise<void> => {
  const { rowCount } = await transaction
    .update(pointAccounts)
    .set({ balance: sql`${pointAccounts.balance} + ${amount}` })
    .where(eq(pointAccounts.user, user))
    .execute()
  if (rowCount !== 1) throw new Error(`the points of ${user} are gone though they are locked`)
}

/** Writes a record and updates the account's total. The caller must have locked the account. */
export const addPointRecord = async (
  transaction: Database,
  entry: PointEntry,
  now: Date,
): Promise<PointRecordRow> => {
  const row: PointRecordRow = {
    shop: null,
    session: null,
    gift: null,
    reverses: null,
    note: null,
    staff: null,
    expires: null,
    ...withoutNulls(entry),
    _id: newRecordId(),
    createTime: now.toISOString(),
  }
  await writeBehind(transaction, transaction.insert(pointRecords).values(row).execute())
  await writeBehind(transaction, addToAccount(transaction, entry))
  return row
}
