import type { Reservation, Shop } from '@comanda/contract'
import { localMoment } from '@comanda/engine/time'
import { isOutOfHours } from '@comanda/shop-rules/book-tables'
import { specialDaysAhead } from '@comanda/shop-rules/sessions'
import type { Connection } from '../../connection/connection.ts'
import { findReservations } from '../floor/find-reservations.ts'

type SpecialDay = NonNullable<Shop['specialDays']>[number]

/** How many days ahead guests book at most. */
const FARTHEST = 366

/**
 * Finds the bookings of some special days that are out of a shop's hours (SESS-10.6), by time. `specialDays` are all that it has once
 * these are stored. Fails with a `CallError`.
 */
export const findOutOfHours = async (
  connection: Pick<Connection, 'service'>,
  { _id: shop, timeZone }: Pick<Shop, '_id' | 'timeZone'>,
  own: readonly SpecialDay[],
  specialDays: readonly SpecialDay[],
  now: number,
): Promise<readonly Reservation[]> => {
  const today = localMoment(now, timeZone).date
  const ranges = specialDaysAhead(own, today, FARTHEST)
  if (ranges.length === 0) return []
  const [[rules], ...found] = await Promise.all([
    connection.service('reservationSettings').find({ shop }),
    ...ranges.map(({ first, last }) =>
      findReservations(connection, {
        shop,
        date: { $gte: first, $lte: last },
        status: { $in: ['booked', 'confirmed'] },
      }),
    ),
  ])
  const hours = { sessions: rules?.sessions ?? [], specialDays }
  return found.flat().filter((booking) => isOutOfHours(booking, hours, now))
}
