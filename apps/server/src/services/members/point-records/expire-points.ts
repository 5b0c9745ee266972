import { and, gt, lte } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { lockPoints } from '../../../ledgers/points/lock-points.ts'
import { pointLots } from '../../../tables/point-lots.ts'

/** Members whose points are written off in one run; the next run continues with the others. */
const AT_ONCE = 500

/** Writes off expired points, member by member. Returns the number of members. */
export const expirePoints = async (database: Database, now: Date): Promise<number> => {
  const members = await database
    .selectDistinct({ user: pointLots.user })
    .from(pointLots)
    .where(and(gt(pointLots.left, 0), lte(pointLots.expires, now.toISOString())))
    .limit(AT_ONCE)
  for (const { user } of members)
    await inTransaction(database, (transaction) => lockPoints(transaction, user, now))
  return members.length
}
