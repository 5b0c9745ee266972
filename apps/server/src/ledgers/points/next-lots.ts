import type { PointLot } from '@comanda/shop-rules/members'
import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { type PointLotRow, pointLots } from '../../tables/point-lots.ts'

/** A lot as the engine reads it. */
export const lotOf = ({ _id, left, expires }: PointLotRow): PointLot => ({
  id: _id,
  left,
  ...(expires === null ? {} : { expires }),
})

/** The lots that are read first: spending mostly takes no more. */
const few = 20

/**
 * Returns a member's next lots to expire, as many as it takes to cover an amount, or all; `except` one lot. The member's points
 * must be locked: then no lot has expired.
 */
export const nextLots = async (
  transaction: Database,
  user: string,
  amount: number,
  except?: string,
): Promise<readonly PointLot[]> => {
  for (let limit = few; ; limit *= 10) {
    const rows = await transaction
      .select()
      .from(pointLots)
      .where(
        and(
          eq(pointLots.user, user),
          gt(pointLots.left, 0),
          except === undefined ? undefined : ne(pointLots._id, except),
        ),
      )
      .orderBy(asc(pointLots.expires), asc(pointLots._id))
      .limit(limit)
    const total = rows.reduce((sum, { left }) => sum + left, 0)
    if (total >= amount || rows.length < limit) return rows.map(lotOf)
  }
}
