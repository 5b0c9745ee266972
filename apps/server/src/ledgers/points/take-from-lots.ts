import type { PointTake } from '@comanda/shop-rules/members'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { writeBehind } from '../../database/transaction.ts'
import { pointLots } from '../../tables/point-lots.ts'
import type { PointRecordRow } from '../../tables/point-records.ts'
import { pointTakes } from '../../tables/point-takes.ts'

/** The id of a lot, or null if it is gone. */
const present = (user: string, lot: string) =>
  sql`(select ${pointLots._id} from ${pointLots} where ${pointLots.user} = ${user} and ${pointLots._id} = ${lot})`

const take = (transaction: Database, user: string, { lot, amount }: PointTake) =>
  transaction
    .update(pointLots)
    .set({ left: sql`${pointLots.left} - ${amount}` })
    .where(and(eq(pointLots.user, user), eq(pointLots._id, lot)))
    .execute()

/** Deducts a record's points from lots, and records the amount per lot. */
export const takeFromLots = async (
  transaction: Database,
  { user, _id: record }: Pick<PointRecordRow, 'user' | '_id'>,
  takes: readonly PointTake[],
): Promise<void> => {
  if (takes.length === 0) return
  // The tables refuse a lot below 0 and one that is gone, so that the transaction fails with them.
  for (const one of takes) await writeBehind(transaction, take(transaction, user, one))
  const rows = takes.map(({ lot, amount }) => ({
    user,
    record,
    lot: present(user, lot),
    amount,
  }))
  await writeBehind(transaction, transaction.insert(pointTakes).values(rows).execute())
}
