import { livingLots, type PointLot } from '@comanda/engine/members'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { pointLots } from '../../tables/point-lots.ts'
import { lotOf } from './lock-points.ts'

/** Returns the unexpired lots of a member, the first to expire first, without locking them. */
export const livingLotsOf = async (
  database: Database,
  user: string,
  now: Date,
): Promise<readonly PointLot[]> => {
  const lots = await database
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.user, user), gt(pointLots.left, 0)))
  return livingLots(lots.map(lotOf), now.toISOString())
}
