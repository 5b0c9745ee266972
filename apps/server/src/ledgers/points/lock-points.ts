import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { allEnded } from '../../database/all-ended.ts'
import type { Database } from '../../database/connect.ts'
import { pointAccounts } from '../../tables/point-accounts.ts'
import { pointLots } from '../../tables/point-lots.ts'
import { addPointRecord } from './add-point-record.ts'
import { takeFromLots } from './take-from-lots.ts'

/**
 * Locks a member's points until the end of the transaction, so that changes to them are serialised. Writes off expired
 * lots first. Returns how many points the member can spend.
 */
export const lockPoints = async (
  transaction: Database,
  user: string,
  now: Date,
): Promise<number> => {
  const [[account], expired] = await allEnded([
    transaction
      .insert(pointAccounts)
      .values({ user })
      .onConflictDoUpdate({
        target: pointAccounts.user,
        set: { balance: sql`${pointAccounts.balance}` },
      })
      .returning({ balance: pointAccounts.balance })
      .execute(),
    // Behind the lock: it sees what its last holder wrote.
    transaction
      .select()
      .from(pointLots)
      .where(
        and(
          eq(pointLots.user, user),
          gt(pointLots.left, 0),
          lte(pointLots.expires, now.toISOString()),
        ),
      )
      .orderBy(pointLots.expires, pointLots._id)
      .execute(),
  ])
  let points = account?.balance ?? 0
  for (const lot of expired) {
    const record = { user, type: 'expire' as const, amount: -lot.left, expires: lot.expires }
    const written = await addPointRecord(transaction, record, now)
    await takeFromLots(transaction, written, [{ lot: lot._id, amount: lot.left }])
    points -= lot.left
  }
  return points
}
