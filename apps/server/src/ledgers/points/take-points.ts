import { pointBalance, type PointLot, spendPoints } from '@comanda/engine/members'
import type { Database } from '../../database/connect.ts'
import type { Refusal } from '../../errors/refusal.ts'
import type { PointRecordRow } from '../../tables/point-records.ts'
import { addPointRecord, type PointEntry } from './add-point-record.ts'
import { lockPoints } from './lock-points.ts'
import { takeFromLots } from './take-from-lots.ts'

/** The record, or the refusal if the points do not suffice. */
export type PointSpending = { readonly record: PointRecordRow } | { readonly refusal: Refusal }

const tooFew = (lots: readonly PointLot[], wanted: number, now: string): Refusal => ({
  kind: 'Conflict',
  code: 'pointsMissing',
  message: 'There are not enough points.',
  detail: { missing: wanted - pointBalance(lots, now) },
})

/** Deducts points, the first to expire first; all of them or none. `amount` is negative. */
export const takePoints = async (
  transaction: Database,
  entry: PointEntry,
  now: Date,
): Promise<PointSpending> => {
  const lots = await lockPoints(transaction, entry.user, now)
  const takes = spendPoints(lots, -entry.amount, now.toISOString())
  if (!takes) return { refusal: tooFew(lots, -entry.amount, now.toISOString()) }
  const record = await addPointRecord(transaction, entry, now)
  await takeFromLots(transaction, record, takes)
  return { record }
}
