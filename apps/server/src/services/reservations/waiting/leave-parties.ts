import { and, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { waitingParties } from '../../../tables/waiting-parties.ts'

/** Nobody waits for longer, in ms: staff have forgotten to say what became of the party. */
const LONGEST = 12 * 3_600_000

/** Takes parties off the lists that have been there since yesterday (WAIT-3.1). Returns how many. */
export const leaveParties = async (database: Database, now: number): Promise<number> => {
  const { status, version, createTime } = waitingParties
  const { rowCount } = await database
    .update(waitingParties)
    .set({
      status: 'left',
      statusBefore: sql`${status}`,
      statusTime: new Date(now).toISOString(),
      version: sql`${version} + 1`,
    })
    .where(
      and(
        inArray(status, ['waiting', 'called', 'coming']),
        lt(createTime, new Date(now - LONGEST).toISOString()),
      ),
    )
  return rowCount ?? 0
}
