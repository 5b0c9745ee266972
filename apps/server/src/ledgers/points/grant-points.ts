import type { Database } from '../../database/connect.ts'
import { type PointRecordRow } from '../../tables/point-records.ts'
import { pointLots } from '../../tables/point-lots.ts'
import { addPointRecord, type PointEntry } from './add-point-record.ts'
import { lockPoints } from './lock-points.ts'

/** Grants points as a lot that may expire. `amount` is positive. */
export const grantPoints = async (
  transaction: Database,
  entry: PointEntry,
  now: Date,
): Promise<PointRecordRow> => {
  await lockPoints(transaction, entry.user, now)
  const row = await addPointRecord(transaction, entry, now)
  const { _id, user, amount, expires } = row
  await transaction.insert(pointLots).values({ _id, user, left: amount, expires })
  return row
}
