import { and, eq, gt } from 'drizzle-orm'
import { waitingParties } from '../../../tables/waiting-parties.ts'
import type { SmsEnded } from '../sms-accounts/send-due-sms.ts'
import { partiesByIds, partyRecord } from './queries/waiting-rows.ts'

/** A party that is called has come since, in ms: by the index of when they came, not among all that ever waited. */
const BACK = 2 * 86_400_000

/** Shows staff what became of the text by which a party was called (WAIT-3.2). */
export const noteSms: SmsEnded = async ({ runtime: { database, bus, now } }, { shop, _id }) => {
  const found = await database
    .select({ _id: waitingParties._id })
    .from(waitingParties)
    .where(
      and(
        eq(waitingParties.shop, shop),
        gt(waitingParties.createTime, new Date(now() - BACK).toISOString()),
        eq(waitingParties.sms, _id),
      ),
    )
  const ids = found.map((row) => row._id)
  for (const row of await partiesByIds(database, shop, ids))
    bus.publish({ path: 'waitingParties', event: 'patched', data: partyRecord(row) })
}
