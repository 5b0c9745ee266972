import type { Reservation, ReservationDayResult, TableViewItem } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import type { WireQuery } from '../../connection/service.ts'
import { normaliseError } from '../../errors/normalise-error.ts'

const PAGE = 100

interface BookDay {
  readonly bookings: readonly Reservation[]
  readonly day: ReservationDayResult | undefined
  readonly tables: readonly TableViewItem[]
}

const bookingsOf = async (
  { service }: Pick<Connection, 'service'>,
  shop: string,
  date: string,
): Promise<readonly Reservation[]> => {
  const bookings: Reservation[] = []
  let after: WireQuery = {}
  for (;;) {
    const $sort = { startTime: 1 } as const
    const query = { shop, date, $sort, $limit: PAGE, ...after }
    const { data } = await service('reservations').find(query)
    bookings.push(...data)
    const last = data.at(-1)
    if (!last || data.length < PAGE) return bookings
    after = { $after: { startTime: last.startTime, _id: last._id } }
  }
}

/** Loads what is left at the slots of a day; undefined if the shop takes no reservations. */
export const loadNumbers = async (
  { service }: Pick<Connection, 'service'>,
  shop: string,
  date: string,
): Promise<ReservationDayResult | undefined> => {
  try {
    return await service('reservations/day').create({ shop, date })
  } catch (failure) {
    if (normaliseError(failure).code === 'reservationClosed') return undefined
    throw failure
  }
}

/** Loads all reservations of a day, and what is left at its slots. */
export const loadBookDay = async (
  connection: Pick<Connection, 'service'>,
  shop: string,
  date: string,
): Promise<BookDay> => {
  const [bookings, day, tables] = await Promise.all([
    bookingsOf(connection, shop, date),
    loadNumbers(connection, shop, date),
    connection.service('tableViewItems').find({ shop }),
  ])
  return { bookings, day, tables }
}
