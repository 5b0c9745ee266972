import type { PointTake } from '@comanda/shop-rules/members'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { pointLots } from '../../tables/point-lots.ts'
import type { PointRecordRow } from '../../tables/point-records.ts'
import { pointTakes } from '../../tables/point-takes.ts'

/** Deducts a record's points from lots, and records the amount per lot. */
export const takeFromLots = async (
  transaction: Database,
  { user, _id: record }: Pick<PointRecordRow, 'user' | '_id'>,
  takes: readonly PointTake[],
): Promise<void> => {
  if (takes.length === 0) return
  for (const { lot, amount } of takes) {
    const { rowCount } = await transaction
      .update(pointLots)
      .set({ left: sql`${pointLots.left} - ${amount}` })
      .where(and(eq(pointLots.user, user), eq(pointLots._id, lot), gte(pointLots.left, amount)))
    if (rowCount !== 1) throw new Error(`the points of lot ${lot} changed while locked`)
  }
  await transaction
    .insert(pointTakes)
    .values(takes.map(({ lot, amount }) => ({ user, record, lot, amount })))
}
