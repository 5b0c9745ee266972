import {
  holdsPlace,
  RESERVATION_TRANSITIONS,
  type ReservedParty,
} from '@comanda/shop-rules/reservations'
import { addDays } from '@comanda/engine/time'
import type { ReservationStatus } from '@comanda/contract'
import { and, between, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { reservations } from '../../../../tables/reservations.ts'

const occupying = (Object.keys(RESERVATION_TRANSITIONS) as ReservationStatus[]).filter(holdsPlace)

/**
 * Returns the parties booked in the shop on some days and the adjacent days, from which a stay may reach past midnight.
 */
export const reservedParties = async (
  database: Database,
  shop: string,
  from: string,
  to: string,
  except?: string,
): Promise<ReservedParty[]> => {
  const found = await database
    .select({
      _id: reservations._id,
      status: reservations.status,
      adults: reservations.adults,
      children: reservations.children,
      babyStools: reservations.babyStools,
      date: reservations.date,
      time: reservations.time,
      startTime: reservations.startTime,
      stayMinutes: reservations.stayMinutes,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.shop, shop),
        between(reservations.date, addDays(from, -1), addDays(to, 1)),
        inArray(reservations.status, occupying),
      ),
    )
  return found
    .filter(({ _id }) => _id !== except)
    .map(({ startTime, ...party }) => ({ ...party, start: Date.parse(startTime) }))
}
