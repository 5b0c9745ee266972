import type { User, WaitingOfSessionData, WaitingOfSessionResult } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { refused } from '../../../../errors/refusal.ts'
import { sessionNotFound } from '../../../../errors/session-not-found.ts'
import { inShopOfSession } from '../../../../shop-directory/in-shop-of-session.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'
import { partiesByIds, partyRecord } from '../../../reservations/waiting/queries/waiting-rows.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'

/** `create waitingParties/ofSession`: who was seated from the list at a session, also after bills were split or merged (WAIT-3.6). */
export const waitingOfSession = async (
  ordering: Pick<Ordering, 'reads' | 'shopDirectory'>,
  { session }: WaitingOfSessionData,
  user: User | undefined,
): Promise<WaitingOfSessionResult> => {
  const found = await inShopOfSession(ordering, session, async (shop) => {
    const [row] = await ordering.reads
      .select({ bookings: tableSessions.bookings })
      .from(tableSessions)
      .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, session)))
    if (!row) return undefined
    staffIn(shop, user, ['waiter', 'cashier', 'manager'])
    const ids = row.bookings.flatMap((one) => (one.waited ? [one.reservation] : []))
    return { parties: (await partiesByIds(ordering.reads, shop, ids)).map(partyRecord) }
  })
  if (!found) throw refused(sessionNotFound)
  return found
}
