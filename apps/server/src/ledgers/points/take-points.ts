import { spendPoints } from '@comanda/shop-rules/members'
import type { Database } from '../../database/connect.ts'
import type { Refusal } from '../../errors/refusal.ts'
import type { PointRecordRow } from '../../tables/point-records.ts'
import { addPointRecord, type PointEntry } from './add-point-record.ts'
import { lockPoints } from './lock-points.ts'
import { nextLots } from './next-lots.ts'
import { takeFromLots } from './take-from-lots.ts'

/** The record, or the refusal if the points do not suffice. */
export type PointSpending = { readonly record: PointRecordRow } | { readonly refusal: Refusal }

const tooFew = (missing: number): Refusal => ({
  kind: 'Conflict',
  code: 'pointsMissing',
  message: 'There are not enough points.',
  detail: { missing },
})

/** Deducts points, the first to expire first; all of them or none. `amount` is negative. */
export const takePoints = async (
  transaction: Database,
  entry: PointEntry,
  now: Date,
): Promise<PointSpending> => {
  const wanted = -entry.amount
  const points = await lockPoints(transaction, entry.user, now)
  const lots = points < wanted ? [] : await nextLots(transaction, entry.user, wanted)
  const takes = spendPoints(lots, wanted, now.toISOString())
  if (!takes) return { refusal: tooFew(wanted - points) }
  const record = await addPointRecord(transaction, entry, now)
  await takeFromLots(transaction, record, takes)
  return { record }
}
