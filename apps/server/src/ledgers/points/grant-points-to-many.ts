import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { newRecordId } from '../../identifiers/new-id.ts'
import { pointAccounts } from '../../tables/point-accounts.ts'
import { pointLots } from '../../tables/point-lots.ts'
import { type PointRecordRow, pointRecords } from '../../tables/point-records.ts'
import type { PointEntry } from './add-point-record.ts'

/**
 * Grants points to members, each of whom has one entry, as `grantPoints` does, by three statements for all of them. What has
 * expired of their points is written off by the next change of one member, or by the clock. Returns the records.
 */
export const grantPointsToMany = async (
  transaction: Database,
  entries: readonly PointEntry[],
  now: Date,
): Promise<readonly PointRecordRow[]> => {
  if (entries.length === 0) return []
  // In one order, so that two transactions do not wait for each other's accounts.
  const inOrder = entries.toSorted((one, other) => (one.user < other.user ? -1 : 1))
  await transaction
    .insert(pointAccounts)
    .values(inOrder.map(({ user, amount }) => ({ user, balance: amount })))
    .onConflictDoUpdate({
      target: pointAccounts.user,
      set: { balance: sql`${pointAccounts.balance} + excluded.balance` },
    })
  const createTime = now.toISOString()
  const records = await transaction
    .insert(pointRecords)
    .values(inOrder.map((entry) => ({ ...entry, _id: newRecordId(), createTime })))
    .returning()
  await transaction
    .insert(pointLots)
    .values(records.map(({ _id, user, amount: left, expires }) => ({ _id, user, left, expires })))
  return records
}
