import type { WaitingGuestsData, WaitingGuestsResult } from '@comanda/contract'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { tableGuests } from '../../../tables/table-guests.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { tableGuest } from '../shared-carts/guest-rows.ts'

/** After how long staff look after somebody who waits, and for how long after they were heard of, in ms. */
const STAFF_AFTER = 60_000
const PRESENT = 120_000

/** `create tableGuests/waiting`: who has waited for a minute, and is still there (TABLE-1.7). */
export const waitingGuests = async (
  { reads, now }: Pick<Runtime, 'reads' | 'now'>,
  { shop }: WaitingGuestsData,
): Promise<WaitingGuestsResult> => {
  const before = (ms: number): string => new Date(now() - ms).toISOString()
  const rows = await reads
    .select({ guest: tableGuests, tableName: tableSessions.tableName })
    .from(tableGuests)
    .innerJoin(
      tableSessions,
      and(eq(tableSessions.shop, tableGuests.shop), eq(tableSessions._id, tableGuests.session)),
    )
    .where(
      and(
        eq(tableGuests.shop, shop),
        eq(tableGuests.status, 'waiting'),
        lt(tableGuests.joinTime, before(STAFF_AFTER)),
        gt(tableGuests.seenTime, before(PRESENT)),
        eq(tableSessions.status, 'ongoing'),
      ),
    )
    .orderBy(asc(tableGuests.joinTime))
  return { guests: rows.map(({ guest, tableName }) => tableGuest(guest, { tableName })) }
}
