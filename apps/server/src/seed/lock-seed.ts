import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'

/** An arbitrary lock id. */
const seedLock = 4_702_111_906

/** Waits its turn until the transaction ends: servers that start together load the demo one after another. */
export const lockSeed = async (transaction: Database): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
}
