import { spendPoints } from '@comanda/shop-rules/members'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { type PointRecordRow, pointRecords } from '../../tables/point-records.ts'
import { pointLots } from '../../tables/point-lots.ts'
import { pointTakes } from '../../tables/point-takes.ts'
import { addPointRecord } from './add-point-record.ts'
import { lockPoints } from './lock-points.ts'
import { nextLots } from './next-lots.ts'
import { takeFromLots } from './take-from-lots.ts'

type Reversal = Pick<PointRecordRow, 'reverses' | 'session' | 'shop' | 'gift' | 'user'>

/**
 * Returns points to the lots from which they were taken; those that have expired in the meantime are written off again.
 */
const returnPoints = async (
  transaction: Database,
  spent: PointRecordRow,
  of: Reversal,
  now: Date,
) => {
  const takes = await transaction
    .select()
    .from(pointTakes)
    .where(and(eq(pointTakes.user, spent.user), eq(pointTakes.record, spent._id)))
  await addPointRecord(transaction, { ...of, type: 'reverse', amount: -spent.amount }, now)
  for (const { lot, amount } of takes)
    await transaction
      .update(pointLots)
      .set({ left: sql`${pointLots.left} + ${amount}` })
      .where(and(eq(pointLots.user, spent.user), eq(pointLots._id, lot)))
}

/**
 * Takes granted points back, from their own lot first; for points already spent, from the member's other lots as far as
 * they suffice: the member has so many `points`.
 */
const revokePoints = async (
  transaction: Database,
  granted: PointRecordRow,
  of: Reversal,
  now: Date,
  points: number,
) => {
  const { user, _id: lot } = granted
  const [own] = await transaction
    .select({ left: pointLots.left })
    .from(pointLots)
    .where(and(eq(pointLots.user, user), eq(pointLots._id, lot)))
  const left = own?.left ?? 0
  const fromOwn = Math.min(granted.amount, left)
  const rest = Math.min(granted.amount - fromOwn, points - left)
  const amount = fromOwn + rest
  const others = rest === 0 ? [] : await nextLots(transaction, user, rest, lot)
  const takes = [
    ...(fromOwn === 0 ? [] : [{ lot, amount: fromOwn }]),
    ...(spendPoints(others, rest, now.toISOString()) ?? []),
  ]
  const row = await addPointRecord(
    transaction,
    { ...of, type: 'reverse', amount: amount === 0 ? 0 : -amount },
    now,
  )
  await takeFromLots(transaction, row, takes)
}

/** Reverses a record once: taken points are returned, granted points are taken back as far as the member has any. */
export const reversePoints = async (
  transaction: Database,
  { user, _id: record }: Pick<PointRecordRow, 'user' | '_id'>,
  now: Date,
): Promise<void> => {
  const [row] = await transaction
    .select()
    .from(pointRecords)
    .where(and(eq(pointRecords.user, user), eq(pointRecords._id, record)))
  if (!row) throw new Error(`there is no record of points ${record}`)
  const points = await lockPoints(transaction, user, now)
  const [reversed] = await transaction
    .select({ _id: pointRecords._id })
    .from(pointRecords)
    .where(and(eq(pointRecords.user, user), eq(pointRecords.reverses, record)))
  if (reversed) return
  const { shop, session, gift } = row
  const of = { user, shop, session, gift, reverses: record }
  if (row.amount < 0) await returnPoints(transaction, row, of, now)
  else await revokePoints(transaction, row, of, now, points)
}
