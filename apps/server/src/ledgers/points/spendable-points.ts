import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { pointAccounts } from '../../tables/point-accounts.ts'
import { pointLots } from '../../tables/point-lots.ts'

/**
 * Returns the points that a member can spend now, without locking them: the account's, less those that have expired and are not
 * written off yet.
 */
export const spendablePoints = async (
  database: Database,
  user: string,
  now: Date,
): Promise<number> => {
  const { rows } = await database.execute<{ points: string }>(sql`
    select
      coalesce((select balance from ${pointAccounts} where "user" = ${user}), 0)
      - coalesce((
        select sum("left") from ${pointLots}
        where "user" = ${user} and "left" > 0 and expires <= ${now.toISOString()}::timestamptz
      ), 0) as points`)
  return Number(rows[0]?.points ?? 0)
}
