import type { PointLot } from '@comanda/engine/members'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { pointAccounts } from '../../tables/point-accounts.ts'
import { type PointLotRow, pointLots } from '../../tables/point-lots.ts'
import { addPointRecord } from './add-point-record.ts'
import { takeFromLots } from './take-from-lots.ts'

/** A lot as the engine reads it. */
export const lotOf = ({ _id, left, expires }: PointLotRow): PointLot => ({
  id: _id,
  left,
  ...(expires === null ? {} : { expires }),
})

/**
 * Locks a member's points until the end of the transaction, so that changes to them are serialised. Writes off expired
 * lots first. Returns the remaining lots, the first to expire first.
 */
export const lockPoints = async (
  transaction: Database,
  user: string,
  now: Date,
): Promise<readonly PointLot[]> => {
  await transaction
    .insert(pointAccounts)
    .values({ user })
    .onConflictDoUpdate({
      target: pointAccounts.user,
      set: { balance: sql`${pointAccounts.balance}` },
    })
  const lots = await transaction
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.user, user), gt(pointLots.left, 0)))
    .orderBy(asc(pointLots.expires), asc(pointLots._id))
  const isOver = ({ expires }: PointLotRow): boolean =>
    expires !== null && Date.parse(expires) <= now.getTime()
  for (const lot of lots.filter(isOver)) {
    const record = { user, type: 'expire' as const, amount: -lot.left, expires: lot.expires }
    const written = await addPointRecord(transaction, record, now)
    await takeFromLots(transaction, written, [{ lot: lot._id, amount: lot.left }])
  }
  return lots.filter((lot) => !isOver(lot)).map(lotOf)
}
