import type { WaitingGuestsData, WaitingGuestsResult } from '@comanda/contract'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { tableGuests } from '../../../tables/table-guests.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { tableGuest } from '../shared-carts/guest-rows.ts'

/** `create tableGuests/waiting`: those for whom staff have been called, and who still wait (TABLE-1.7). */
export const waitingGuests = async (
  { reads }: Pick<Runtime, 'reads'>,
  { shop }: WaitingGuestsData,
): Promise<WaitingGuestsResult> => {
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
        isNotNull(tableGuests.rungTime),
        eq(tableSessions.status, 'ongoing'),
      ),
    )
    .orderBy(asc(tableGuests.joinTime))
  return { guests: rows.map(({ guest, tableName }) => tableGuest(guest, { tableName })) }
}
