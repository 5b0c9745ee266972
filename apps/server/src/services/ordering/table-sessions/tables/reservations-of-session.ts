import type {
  ReservationsOfSessionData,
  ReservationsOfSessionResult,
  User,
} from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { sessionNotFound } from '../../../../errors/session-not-found.ts'
import { refused } from '../../../../errors/refusal.ts'
import { inShopOfSession } from '../../../../shop-directory/in-shop-of-session.ts'
import { reservations } from '../../../../tables/reservations.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'
import { reservationRecord } from '../../../reservations/reservations/reservation-record.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'

/** `create reservations/ofSession`: whom staff expect at the table, also after bills were split or merged. */
export const reservationsOfSession = async (
  ordering: Pick<Ordering, 'reads' | 'shopDirectory'>,
  { session }: ReservationsOfSessionData,
  user: User | undefined,
): Promise<ReservationsOfSessionResult> => {
  const found = await inShopOfSession(ordering, session, async (shop) => {
    const [row] = await ordering.reads
      .select({ bookings: tableSessions.bookings })
      .from(tableSessions)
      .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, session)))
    if (!row) return undefined
    staffIn(shop, user, ['waiter', 'cashier', 'manager'])
    const noted = row.bookings.flatMap(({ noted: isNoted, allergens = [], text }) =>
      isNoted ? [{ allergens, ...(text === undefined ? {} : { text }) }] : [],
    )
    const ids = row.bookings.flatMap((one) => (one.noted || one.waited ? [] : [one.reservation]))
    if (ids.length === 0) return { reservations: [], noted }
    const seated = await ordering.reads
      .select()
      .from(reservations)
      .where(and(eq(reservations.shop, shop), inArray(reservations._id, ids)))
      .orderBy(reservations.startTime, reservations._id)
    return { reservations: seated.map(reservationRecord), noted }
  })
  if (!found) throw refused(sessionNotFound)
  return found
}
