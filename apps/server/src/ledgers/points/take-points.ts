import { type PointLot, spendPoints } from '@comanda/shop-rules/members'
import { allEnded } from '../../database/all-ended.ts'
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

/** A member's points, locked, and the lots that are spent first. */
export interface LockedPoints {
  readonly points: number
  readonly lots: readonly PointLot[]
}

/** Locks a member's points as `lockPoints` does, and reads the first lots with them. */
export const lockToSpend = async (
  transaction: Database,
  user: string,
  now: Date,
): Promise<LockedPoints> => {
  const [points, lots] = await allEnded([
    lockPoints(transaction, user, now),
    nextLots(transaction, user, 0),
  ])
  // Those that have just been written off.
  const isOver = ({ expires }: PointLot) => expires !== undefined && expires <= now.toISOString()
  return { points, lots: lots.filter((lot) => !isOver(lot)) }
}

/** Deducts points of a locked account, the first to expire first; all of them or none. `amount` is negative. */
export const spendLocked = async (
  transaction: Database,
  entry: PointEntry,
  { points, lots: first }: LockedPoints,
  now: Date,
): Promise<PointSpending> => {
  const wanted = -entry.amount
  if (points < wanted) return { refusal: tooFew(wanted - points) }
  const isEnough = first.reduce((sum, { left }) => sum + left, 0) >= wanted
  const lots = isEnough ? first : await nextLots(transaction, entry.user, wanted)
  const takes = spendPoints(lots, wanted, now.toISOString())
  if (!takes) return { refusal: tooFew(wanted - points) }
  const record = await addPointRecord(transaction, entry, now)
  await takeFromLots(transaction, record, takes)
  return { record }
}

/** Deducts points, the first to expire first; all of them or none. `amount` is negative. */
export const takePoints = async (
  transaction: Database,
  entry: PointEntry,
  now: Date,
): Promise<PointSpending> =>
  spendLocked(transaction, entry, await lockToSpend(transaction, entry.user, now), now)
