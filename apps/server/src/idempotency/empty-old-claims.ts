import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { errorState } from '../database/error-state.ts'
import { inTransaction } from '../database/transaction.ts'
import { claimPeriod, idempotencyClaims } from '../tables/idempotency-claims.ts'

/**
 * The seconds of a period in which the slot of the one before may be emptied: its claims are at least seven days old, and those of
 * the next period, which begin ten minutes before it, are not yet there.
 */
const [from, until] = [7 * 86_400, claimPeriod - 3_600].map((seconds) => sql.raw(String(seconds)))

/** For how long a transaction that reads a slot is waited for: other calls of the same slot wait behind it. */
const patience = sql.raw(`set local lock_timeout = '200ms'`)

const lockNotAvailable = '55P03'

interface OldSlot {
  readonly slot: number
  /** The partition of the slot; null if the table is split in another way. */
  readonly partition: string | null
  readonly has_rows: boolean
}

/** Returns the slot whose claims no retry needs any more, or undefined in most of a period. */
const oldSlot = async (database: Database, now: SQL): Promise<OldSlot | undefined> => {
  const seconds = sql`extract(epoch from ${now})::bigint`
  const period = sql.raw(String(claimPeriod))
  const { rows } = await database.execute<Record<string, unknown> & OldSlot>(sql`
    with old as (
      select ((${seconds} / ${period} + 1) % 2)::int as slot
      where ${seconds} % ${period} >= ${from} and ${seconds} % ${period} < ${until}
    )
    select slot, to_regclass('idempotency_claims_' || slot)::text as partition,
      exists (select from ${idempotencyClaims} where ${idempotencyClaims.slot} = old.slot) as has_rows
    from old`)
  return rows[0]
}

/** Empties the slot of claims that no retry needs any more, at once. Returns the number of slots. Tests name another moment. */
export const emptyOldClaims = async (
  database: Database,
  now: SQL = sql`now()`,
): Promise<number> => {
  const old = await oldSlot(database, now)
  if (!old?.has_rows) return 0
  const statement = old.partition
    ? sql`truncate ${sql.identifier(old.partition)}`
    : sql`delete from ${idempotencyClaims} where slot = ${old.slot}`
  try {
    await inTransaction(database, async (transaction) => {
      await transaction.execute(patience)
      await transaction.execute(statement)
    })
    return 1
  } catch (error) {
    // The next run tries again, and if none succeeds, those of the next period.
    if (errorState(error) === lockNotAvailable) return 0
    throw error
  }
}
