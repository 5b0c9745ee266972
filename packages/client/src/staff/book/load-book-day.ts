import type {
  DiningSession,
  Reservation,
  ReservationDayResult,
  ReservationDaysResult,
  TableViewItem,
} from '@comanda/contract'
import { DEFAULT_RESERVATION_SETTINGS, type Seating } from '@comanda/shop-rules/reservations'
import { addDays, weekdayOf } from '@comanda/engine/time'
import type { Connection } from '../../connection/connection.ts'
import { findReservations } from '../floor/find-reservations.ts'
import { byOrder } from '../floor/floor-places.ts'
import { normaliseError } from '../../errors/normalise-error.ts'

export interface BookDay {
  /** All of the day, by time. */
  readonly bookings: readonly Reservation[]
  /** What is booked and left; undefined if the shop takes no reservations. */
  readonly day: ReservationDayResult | undefined
  readonly seating: Seating
  /** When the shop takes guests who book. */
  readonly sessions: readonly DiningSession[]
  /** From Monday on. */
  readonly week: ReservationDaysResult['days']
  /** Those in use, as the shop has ordered them. */
  readonly tables: readonly TableViewItem[]
}

const WEEK = 7

/** Returns the Monday of a day's week. */
const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % WEEK))

/** What the server counts. */
export type BookNumbers = Pick<BookDay, 'day' | 'week'>

/** Loads what is left at the slots of a day, if the shop takes reservations, and how many come in its week. */
export const loadNumbers = async (
  { service }: Pick<Connection, 'service'>,
  shop: string,
  date: string,
): Promise<BookNumbers> => {
  const slots = service('reservations/day')
    .create({ shop, date })
    .catch((failure: unknown) => {
      if (normaliseError(failure).code === 'reservationClosed') return undefined
      throw failure
    })
  const counted = service('reservations/days').create({ shop, from: mondayOf(date), days: WEEK })
  const [day, { days: week }] = await Promise.all([slots, counted])
  return { day, week }
}

/** Loads all reservations of a day, and what is left at its slots. */
export const loadBookDay = async (
  connection: Pick<Connection, 'service'>,
  shop: string,
  date: string,
): Promise<BookDay> => {
  const [bookings, numbers, tables, [rules]] = await Promise.all([
    findReservations(connection, { shop, date }),
    loadNumbers(connection, shop, date),
    connection.service('tableViewItems').find({ shop }),
    connection.service('reservationSettings').find({ shop }),
  ])
  const used = tables.filter(({ status }) => status !== 'disabled').toSorted(byOrder)
  const seating = { ...DEFAULT_RESERVATION_SETTINGS, ...rules }
  return { bookings, ...numbers, tables: used, seating, sessions: rules?.sessions ?? [] }
}
