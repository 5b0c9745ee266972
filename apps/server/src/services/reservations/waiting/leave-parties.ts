import { and, inArray, lt, sql } from 'drizzle-orm'
import { waitingParties } from '../../../tables/waiting-parties.ts'
import { announceParty } from './announce.ts'
import type { Waiting } from './waiting.ts'

/** Nobody waits for longer, in ms: staff have forgotten to say what became of the party. */
const LONGEST = 12 * 3_600_000

/** Takes parties off the lists that have been there since yesterday (WAIT-3.1). Returns how many. */
export const leaveParties = async (
  waiting: Pick<Waiting, 'database' | 'mailer' | 'now' | 'bus'>,
): Promise<number> => {
  const { status, version, createTime } = waitingParties
  const now = waiting.now()
  const left = await waiting.database
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
    .returning()
  for (const row of left) await announceParty(waiting, row)
  return left.length
}
